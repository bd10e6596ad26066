import { CaseRows, CaseRowsQuery } from '#lib/contract/case-rows';
import { listCaseRows } from '#lib/service/case/list-case-rows';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listCaseRowsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/case',
    operationId: 'listCaseRows',
    summary: 'List cases for people',
    tags: ['Console'],
    access: 'person',
    request: { query: CaseRowsQuery },
    responses: { 200: answers(CaseRows, 'Cases with their filings') },
  },
  async (c, ctx) => respond(CaseRows, await listCaseRows(ctx, c.req.valid('query'))),
);
