import type { Transport } from '#lib/client/transport';
import type { CalendarFeed, NewCalendarFeed } from '#lib/contract/calendar-feed';
import type { ObligationRows, ObligationRowsQuery } from '#lib/contract/obligation-rows';

export function calendarCalls({ json, send }: Transport) {
  return {
    list: (query: Partial<ObligationRowsQuery> = {}, signal?: AbortSignal) =>
      json<ObligationRows>({ method: 'GET', path: '/console/obligation', query, signal }),
    feed: () => json<CalendarFeed>({ method: 'GET', path: '/console/calendar-feed' }),
    /** The URL is only in this response. */
    createFeed: () => json<NewCalendarFeed>({ method: 'POST', path: '/console/calendar-feed' }),
    revokeFeed: async () => {
      await send({ method: 'DELETE', path: '/console/calendar-feed' });
    },
  };
}
