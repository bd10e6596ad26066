import { newer, older } from '#components/lists/page-trail.ts';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../../first-page-if-stale.ts';
import { type EventListState, eventListQuery, isNarrowed } from './event-list-query.ts';
import { EventTable } from './event-table.tsx';
import { loadEvents } from './load-events.ts';
import { eventWords } from './words.ts';

export async function EventRows({ session, state }: { session: Session; state: EventListState }) {
  const { mode } = session;
  const { pages } = state;
  const address = (change: Partial<EventListState>) =>
    eventListQuery(paths.events(mode), { ...state, ...change });
  const list = await firstPageIfStale(loadEvents(session, state), pages, address({ pages: [] }));
  if (list.data.length === 0) return <NoEvents mode={mode} isNarrow={isNarrowed(state)} />;
  const page = (trail: string[] | null) => (trail ? address({ pages: trail }) : undefined);
  return (
    <>
      <EventTable rows={list.data} mode={mode} opened={state.event} open={(event) => address({ event })} />
      <Pagination
        label={eventWords.title}
        range={eventWords.page(pages.length + 1)}
        newerHref={page(newer(pages))}
        olderHref={page(older(pages, list.next_cursor))}
      />
    </>
  );
}

function NoEvents({ mode, isNarrow }: { mode: Session['mode']; isNarrow: boolean }) {
  if (isNarrow) {
    return (
      <EmptyState
        kind="no-match"
        title={eventWords.noMatch}
        action={<LinkButton href={paths.events(mode)}>{eventWords.clear}</LinkButton>}
      >
        {eventWords.noMatchDetail}
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="nothing-yet" title={eventWords.none}>
      {eventWords.noneDetail}
    </EmptyState>
  );
}
