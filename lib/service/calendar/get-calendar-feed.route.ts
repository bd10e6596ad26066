import { CalendarFeed } from '#lib/contract/calendar-feed';
import { getCalendarFeed } from '#lib/service/calendar/get-calendar-feed';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getCalendarFeedRoute = defineRoute(
  {
    method: 'get',
    path: '/console/calendar-feed',
    operationId: 'getCalendarFeed',
    summary: 'Whether one has an address for one’s calendar program',
    tags: ['Console'],
    access: 'person',
    responses: { 200: answers(CalendarFeed, 'Since when, and nothing that opens it') },
  },
  async (_c, ctx) => respond(CalendarFeed, await getCalendarFeed(ctx)),
);
