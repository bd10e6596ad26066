import { DeskCounts } from '#lib/contract/desk-filing';
import { answers, respond } from '#lib/service/edge/route';
import { countDeskFilings } from '#lib/service/operations/count-desk-filings';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';

export const countDeskFilingsRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/count',
    operationId: 'countDeskFilings',
    summary: 'Count the filings that are open',
    description:
      'All live filings that have not ended, by status, state and partner, and those with an answer to review.',
    tags: ['Desk'],
    access: 'staff',
    responses: { 200: answers(DeskCounts, 'The counts') },
  },
  async (_c, ctx) => respond(DeskCounts, await countDeskFilings(ctx)),
);
