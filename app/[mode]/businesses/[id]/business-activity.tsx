import { type ActivityEntry, activityEntry } from '#components/businesses/activity-entry.ts';
import { activityWords as words } from '#components/businesses/activity-words.ts';
import { Moment } from '#components/filings/moment';
import { stateName } from '#components/filings/state-name.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import { capitalized } from '#lib/rules/sentence-case';
import type { Session } from '#lib/session/session';
import { nowInMode } from '../../now-in-mode.ts';

type BusinessActivityProps = { session: Session; businessId: string; cursor: string | undefined };

/** The activity of the business, one line each, newest first. */
export async function BusinessActivity({ session, businessId, cursor }: BusinessActivityProps) {
  const { mode, person, consoleClient } = session;
  const [list, now] = await Promise.all([
    consoleClient.businesses.activity(businessId, { limit: 20, cursor }),
    nowInMode(session),
  ]);
  const entries = list.data.flatMap((row) => activityEntry(row, mode, person.id) ?? []);
  const here = paths.business(mode, businessId);
  if (entries.length === 0 && !list.next_cursor && !cursor)
    return <EmptyState kind="nothing-needed" title={words.none} />;
  return (
    <>
      <DataTable
        lines
        caption={words.title}
        columns={columnsOf(now)}
        rows={entries}
        rowKey={({ key }) => key}
      />
      <p data-no-print="" className="mt-3 flex flex-wrap gap-4">
        {cursor ? <TextLink href={`${here}#activity`}>{words.newest}</TextLink> : null}
        {list.next_cursor ? (
          <TextLink href={`${here}?activity=${encodeURIComponent(list.next_cursor)}#activity`}>
            {words.older}
          </TextLink>
        ) : null}
      </p>
    </>
  );
}

function columnsOf(now: string): Column<ActivityEntry>[] {
  const textOf = ({ what, detail }: ActivityEntry) => (detail ? `${what}: ${detail}` : what);
  return [
    {
      key: 'what',
      head: words.what,
      rowHead: true,
      width: '50%',
      cut: textOf,
      cell: (entry) =>
        entry.href ? (
          <TextLink alone href={entry.href}>
            {textOf(entry)}
          </TextLink>
        ) : (
          textOf(entry)
        ),
    },
    {
      key: 'state',
      head: words.state,
      nowrap: true,
      blank: ({ state }) => state === '',
      cell: ({ state }) => (state ? stateName(state) : null),
    },
    {
      key: 'by',
      head: words.by,
      muted: true,
      width: '16%',
      cut: ({ by }) => by,
      cell: ({ by }) => capitalized(by),
    },
    { key: 'when', head: words.when, numeric: true, cell: ({ at }) => <Moment value={at} now={now} /> },
  ];
}
