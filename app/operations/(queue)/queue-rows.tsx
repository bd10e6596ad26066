import { NoMatch } from '#components/lists/no-match';
import { pageLinks } from '#components/lists/page-trail.ts';
import { EmptyState } from '#components/ui/empty-state';
import { Pagination } from '#components/ui/pagination';
import { deskPaths } from '#lib/config/desk-paths';
import type { StaffSession } from '#lib/session/require-staff';
import { firstPageIfStale } from '../../[mode]/first-page-if-stale.ts';
import { queueWords } from '../words.ts';
import { filtersOf, isNarrow, PAGE_SIZE, type QueueState, queueQuery } from './queue-query.ts';
import { QueueTable } from './queue-table.tsx';

export async function QueueRows({ session, state }: { session: StaffSession; state: QueueState }) {
  const { deskClient, person, isLead } = session;
  const { pages } = state;
  const now = new Date().toISOString();
  const address = (trail: string[]) => queueQuery(deskPaths.queue, { ...state, pages: trail });
  const list = await firstPageIfStale(
    deskClient.filings.list({ ...filtersOf(state, now), limit: PAGE_SIZE, cursor: pages.at(-1) }),
    pages,
    address([]),
  );
  if (list.data.length === 0) return <NothingQueued narrow={isNarrow(state)} />;
  const links = pageLinks(pages, list.next_cursor, address);
  const first = pages.length * PAGE_SIZE + 1;
  return (
    <>
      <QueueTable rows={list.data} me={{ id: person.id, isLead }} now={now} />
      <Pagination
        label={queueWords.title}
        range={
          links.newerHref || links.olderHref
            ? queueWords.range(first, first + list.data.length - 1)
            : undefined
        }
        {...links}
      />
    </>
  );
}

function NothingQueued({ narrow }: { narrow: boolean }) {
  if (!narrow) {
    return (
      <EmptyState kind="nothing-needed" title={queueWords.none}>
        {queueWords.noneDetail}
      </EmptyState>
    );
  }
  return (
    <NoMatch title={queueWords.noMatch} all={deskPaths.queue}>
      {queueWords.noMatchDetail}
    </NoMatch>
  );
}
