import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { paths } from '#lib/config/paths';

/** To the demo's visitor, who came for live mode. */
export function DemoIsForTest() {
  return (
    <Notice
      title="The demo works in test mode"
      actions={<LinkButton href={paths.home('test')}>Back to test mode</LinkButton>}
    >
      Live mode asks for an email and a password. Those of the demo organization were shown when this
      installation was first started, and are kept in the file demo.json of its data folder.
    </Notice>
  );
}
