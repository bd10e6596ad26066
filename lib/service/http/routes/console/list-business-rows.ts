import { BusinessRows, BusinessRowsQuery } from '#lib/contract/console/business-rows';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { listBusinessRows } from '#lib/service/verbs/console/list-business-rows';

export const listBusinessRowsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/business-row',
    operationId: 'listBusinessRows',
    summary: 'List businesses for people',
    tags: ['Console'],
    access: 'person',

    request: { query: BusinessRowsQuery },
    responses: { 200: answers(BusinessRows, 'List businesses for people') },
  },
  async (c, ctx) => respond(BusinessRows, await listBusinessRows(ctx, c.req.valid('query'))),
);
