import { ObligationRows, ObligationRowsQuery } from '#lib/contract/obligation-rows';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listObligationRows } from '#lib/service/obligation/list-obligation-rows';

export const listObligationRowsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/obligation',
    operationId: 'listObligationRows',
    summary: 'List obligations for people',
    tags: ['Console'],
    access: 'person',
    request: { query: ObligationRowsQuery },
    responses: { 200: answers(ObligationRows, 'Obligations by date, with whose they are') },
  },
  async (c, ctx) => respond(ObligationRows, await listObligationRows(ctx, c.req.valid('query'))),
);
