import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { Event, EventListQuery } from '#lib/contract/event';
import type { List } from '#lib/contract/list';

export function eventCalls({ json }: Transport) {
  return {
    list: (query: Partial<EventListQuery> = {}, signal?: AbortSignal) =>
      json<List<Event>>({ method: 'GET', path: '/v1/event', query, signal }),
    /** An event of the last 30 days. */
    get: (id: string, signal?: AbortSignal) =>
      json<Event>({ method: 'GET', path: path`/v1/event/${id}`, signal }),
  };
}
