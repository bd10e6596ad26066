import { CaseRows, CaseRowsQuery } from '#lib/contract/console/case-rows';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { listCaseRows } from '#lib/service/verbs/console/list-case-rows';

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
