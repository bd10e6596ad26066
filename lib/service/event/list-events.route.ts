import { EventList, EventListQuery } from '#lib/contract/event';
import { keptDays } from '#lib/contract/lifetimes';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listEvents } from '#lib/service/event/list-events';

export const listEventsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/event',
    operationId: 'listEvents',
    summary: `List the events of the last ${keptDays} days`,
    description: `Events of the last ${keptDays} days, newest first. Webhooks deliver the same events.`,
    tags: ['Event'],
    access: 'read',
    resource: 'event',
    browser: true,
    request: { query: EventListQuery },
    responses: { 200: answers(EventList, 'A page of events, newest first') },
  },
  async (c, ctx) => respond(EventList, await listEvents(ctx, c.req.valid('query'))),
);
