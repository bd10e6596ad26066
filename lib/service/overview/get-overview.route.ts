import { Overview, OverviewQuery } from '#lib/contract/overview';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getOverview } from '#lib/service/overview/get-overview';

export const getOverviewRoute = defineRoute(
  {
    method: 'get',
    path: '/console/overview',
    operationId: 'getOverview',
    summary: 'What needs a person, what moves, and counts',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: OverviewQuery },
    responses: { 200: answers(Overview, 'What needs a person, what moves, and counts') },
  },
  async (c, ctx) => respond(Overview, await getOverview(ctx, c.req.valid('query'))),
);
