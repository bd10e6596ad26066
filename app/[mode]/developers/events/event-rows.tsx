import { NoMatch } from '#components/lists/no-match';
import { pageLinks } from '#components/lists/page-trail.ts';
import { EmptyState } from '#components/ui/empty-state';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { Event } from '#lib/contract/event';
import type { List } from '#lib/contract/list';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../../first-page-if-stale.ts';
import { nowInMode } from '../../now-in-mode.ts';
import {
  type EventListState,
  eventListQuery,
  eventsQuery,
  idOf,
  isNarrowed,
  PAGE_SIZE,
} from './event-list-query.ts';
import { EventTable } from './event-table.tsx';
import { eventWords } from './words.ts';

export async function EventRows({ session, state }: { session: Session; state: EventListState }) {
  const { mode } = session;
  const { pages } = state;
  const address = (change: Partial<EventListState>) =>
    eventListQuery(paths.events(mode), { ...state, ...change });
  const list = await firstPageIfStale(loadEvents(session, state), pages, address({ pages: [] }));
  if (list.data.length === 0) return <NoEvents mode={mode} isNarrow={isNarrowed(state)} />;
  const page = (trail: string[]) => address({ pages: trail });
  return (
    <>
      <EventTable rows={list.data} mode={mode} opened={state.event} open={(event) => address({ event })} />
      <Pagination
        label={eventWords.title}
        range={eventWords.page(pages.length + 1)}
        {...pageLinks(pages, list.next_cursor, page)}
      />
    </>
  );
}

function NoEvents({ mode, isNarrow }: { mode: Session['mode']; isNarrow: boolean }) {
  if (isNarrow) {
    return (
      <NoMatch title={eventWords.noMatch} all={paths.events(mode)}>
        {eventWords.noMatchDetail}
      </NoMatch>
    );
  }
  return (
    <EmptyState kind="nothing-yet" title={eventWords.none}>
      {eventWords.noneDetail}
    </EmptyState>
  );
}

const NONE: List<Event> = { object: 'list', data: [], has_more: false, next_cursor: null };

/** The id that was typed is a filing's, with all that belongs to it, or else that of one object. */
async function loadEvents(session: Session, state: EventListState): Promise<List<Event>> {
  const { events } = session.client;
  const id = idOf(state);
  if (id === null) return NONE;
  const query = {
    ...eventsQuery(state, await nowInMode(session)),
    limit: PAGE_SIZE,
    cursor: state.pages.at(-1),
  };
  if (id === undefined) return events.list(query);
  const ofFiling = await events.list({ ...query, filing_id: id });
  return ofFiling.data.length > 0 ? ofFiling : events.list({ ...query, object_id: id });
}
