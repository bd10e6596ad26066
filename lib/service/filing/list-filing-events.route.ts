import { z } from 'zod';
import { EventList } from '#lib/contract/event';
import { PageQuery } from '#lib/contract/list';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listFilingEvents } from '#lib/service/event/list-filing-events';

export const listFilingEventsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/filing/{id}/event',
    operationId: 'listFilingEvents',
    summary: "List a filing's history",
    description: 'Oldest first, from the first event on, with those of its cases and documents.',
    tags: ['Filing'],
    access: 'read',
    resource: 'filing',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }), query: PageQuery },
    responses: { 200: answers(EventList, 'A page of the history') },
  },
  async (c, ctx) =>
    respond(EventList, await listFilingEvents(ctx, c.req.valid('param').id, c.req.valid('query'))),
);
