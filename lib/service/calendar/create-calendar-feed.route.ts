import { NewCalendarFeed } from '#lib/contract/calendar-feed';
import { createCalendarFeed } from '#lib/service/calendar/create-calendar-feed';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const createCalendarFeedRoute = defineRoute(
  {
    method: 'post',
    path: '/console/calendar-feed',
    operationId: 'createCalendarFeed',
    summary: 'Make the address for one’s calendar program, in place of the one before',
    tags: ['Console'],
    access: 'person',
    responses: { 201: answers(NewCalendarFeed, 'The address, shown once') },
  },
  async (_c, ctx) => respond(NewCalendarFeed, await createCalendarFeed(ctx), 201),
);
