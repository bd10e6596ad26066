import { BusinessRows, BusinessRowsQuery } from '#lib/contract/business-rows';
import { listBusinessRows } from '#lib/service/business/list-business-rows';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listBusinessRowsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/business-row',
    operationId: 'listBusinessRows',
    summary: 'List businesses for people',
    tags: ['Console'],
    access: 'person',
    browser: true,

    request: { query: BusinessRowsQuery },
    responses: { 200: answers(BusinessRows, 'List businesses for people') },
  },
  async (c, ctx) => respond(BusinessRows, await listBusinessRows(ctx, c.req.valid('query'))),
);
