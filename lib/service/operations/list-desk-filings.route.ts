import { DeskFilingList, DeskFilingListQuery } from '#lib/contract/desk-filing';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { listDeskFilings } from '#lib/service/operations/list-desk-filings';

export const listDeskFilingsRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/filing',
    operationId: 'listDeskFilings',
    summary: 'List the filings of all partners',
    description: 'By promised time, then by age. What was promised and is late comes first.',
    tags: ['Desk'],
    access: 'staff',
    request: { query: DeskFilingListQuery },
    responses: { 200: answers(DeskFilingList, 'A page of the queue') },
  },
  async (c, ctx) => respond(DeskFilingList, await listDeskFilings(ctx, c.req.valid('query'))),
);
