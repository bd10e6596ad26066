import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { paths } from '#lib/config/paths';
import { signInWords } from './words.ts';

/** To the demo's visitor, who came for live mode. */
export function DemoIsForTest() {
  return (
    <Notice
      title={signInWords.demoIsForTest}
      actions={<LinkButton href={paths.home('test')}>{signInWords.backToTest}</LinkButton>}
    >
      {signInWords.demoIsForTestDetail}
    </Notice>
  );
}
