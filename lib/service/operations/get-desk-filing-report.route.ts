import { DeskFilingReport, FilingReportQuery } from '#lib/contract/filing-report';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { getDeskFilingReport } from '#lib/service/operations/get-desk-filing-report';

export const getDeskFilingReportRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/filing-report',
    operationId: 'getDeskFilingReport',
    summary: 'What the filings of all partners cost and how long they took',
    description:
      'State by state, beside what was estimated and promised, of the live filings that completed in the last months.',
    tags: ['Desk'],
    access: 'staff',
    request: { query: FilingReportQuery },
    responses: { 200: answers(DeskFilingReport, 'State by state') },
  },
  async (c, ctx) => respond(DeskFilingReport, await getDeskFilingReport(ctx, c.req.valid('query'))),
);
