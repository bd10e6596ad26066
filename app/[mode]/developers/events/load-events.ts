import type { Event } from '#lib/contract/event';
import type { List } from '#lib/contract/list';
import type { Session } from '#lib/session/session';
import { nowInMode } from '../../now-in-mode.ts';
import { type EventListState, eventsQuery, idOf, PAGE_SIZE } from './event-list-query.ts';

const NONE: List<Event> = { object: 'list', data: [], has_more: false, next_cursor: null };

/** The id that was typed is a filing's, with all that belongs to it, or else that of one object. */
export async function loadEvents(session: Session, state: EventListState): Promise<List<Event>> {
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
