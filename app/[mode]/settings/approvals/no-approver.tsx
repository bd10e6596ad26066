import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { everyItem } from '#lib/client/every-item';
import { paths } from '#lib/config/paths';
import { may } from '#lib/rules/person/permissions';
import type { Session } from '#lib/session/session';
import { settingsWords } from '../words.ts';

const words = settingsWords.approvals;

/** Above the rules, while what they hold waits for nobody. */
export async function NoApprover({ session: { consoleClient, mode } }: { session: Session }) {
  const members = await Array.fromAsync(everyItem(consoleClient.members.list)({ limit: 100 }));
  if (members.some(({ roles, suspended_at }) => suspended_at === null && may(roles, 'approve'))) return null;
  return (
    <div className="mb-6">
      <Notice
        kind="warning"
        title={words.noApprover}
        actions={<LinkButton href={paths.members(mode)}>{words.openMembers}</LinkButton>}
      >
        {words.noApproverDetail}
      </Notice>
    </div>
  );
}
