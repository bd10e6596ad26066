import { FilingReport, FilingReportQuery } from '#lib/contract/filing-report';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getFilingReport } from '#lib/service/filing-report/get-filing-report';

export const getFilingReportRoute = defineRoute(
  {
    method: 'get',
    path: '/console/filing-report',
    operationId: 'getFilingReport',
    summary: 'What completed filings cost and how long they took',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: FilingReportQuery },
    responses: { 200: answers(FilingReport, 'State by state, beside what was estimated and promised') },
  },
  async (c, ctx) => respond(FilingReport, await getFilingReport(ctx, c.req.valid('query'))),
);
