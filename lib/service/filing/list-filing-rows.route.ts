import { FilingRows, FilingRowsQuery } from '#lib/contract/filing-rows';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listFilingRows } from '#lib/service/filing/list-filing-rows';

export const listFilingRowsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/filing',
    operationId: 'listFilingRows',
    summary: 'List filings for people',
    tags: ['Console'],
    access: 'person',
    browser: true,

    request: { query: FilingRowsQuery },
    responses: { 200: answers(FilingRows, 'List filings for people') },
  },
  async (c, ctx) => respond(FilingRows, await listFilingRows(ctx, c.req.valid('query'))),
);
