import { Moment } from '#components/filings/moment';
import { roleNames } from '#components/people/words.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import type { RemovedMember } from '#lib/contract/member';
import type { Session } from '#lib/session/session';
import { settingsWords } from '../words.ts';
import { BringBackButton } from './bring-back-button.tsx';

const words = settingsWords.members;

const most = 100;

/** Shown only if somebody was removed in the last 30 days. */
export async function RemovedTable({ session, now }: { session: Session; now: string }) {
  const { data, has_more } = await session.consoleClient.members.removed({ limit: most });
  if (data.length === 0) return null;
  const columns: Column<RemovedMember>[] = [
    {
      key: 'person',
      head: words.removal.person,
      rowHead: true,
      cell: ({ name, email }) => (
        <>
          <span className="wrap-anywhere">{name}</span>
          <span className="wrap-anywhere block font-normal text-ink-2 text-small">{email}</span>
        </>
      ),
    },
    { key: 'roles', head: words.removal.roles, cell: ({ roles }) => roleNames(roles) },
    {
      key: 'removed',
      head: words.removal.removed,
      cell: ({ removed_at, removed_by }) => (
        <>
          <Moment value={removed_at} now={now} />
          {removed_by ? <span className="block text-ink-2 text-small">{words.by(removed_by)}</span> : null}
        </>
      ),
    },
    {
      key: 'until',
      head: words.removal.until,
      headed: true,
      cell: ({ restorable_until }) => <Moment value={restorable_until} now={now} />,
    },
    {
      key: 'acts',
      head: words.table.change,
      actions: true,
      cell: (removed) => <BringBackButton mode={session.mode} removed={removed} />,
    },
  ];
  return (
    <Section id="removed" title={words.recentlyRemoved} description={words.recentlyRemovedDetail}>
      <DataTable caption={words.recentlyRemoved} columns={columns} rows={data} rowKey={({ id }) => id} />
      {has_more ? <p className="mt-2 text-ink-2">{words.lastRemoved(most)}</p> : null}
    </Section>
  );
}
