import { z } from 'zod';
import { FilingReportQuery } from '#lib/contract/filing-report';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { csvHeaders } from '#lib/service/csv';
import { defineRoute } from '#lib/service/edge/route';
import { getFilingReportCsv } from '#lib/service/filing-report/get-filing-report';

export const getFilingReportCsvRoute = defineRoute(
  {
    method: 'get',
    path: '/console/filing-report.csv',
    operationId: 'getFilingReportCsv',
    summary: 'What completed filings cost and how long they took, as CSV',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: FilingReportQuery },
    responses: { 200: { description: 'A row a state', content: { 'text/csv': { schema: z.string() } } } },
  },
  (c, ctx) =>
    new Response(getFilingReportCsv(ctx, c.req.valid('query')), {
      headers: csvHeaders(`fees-and-times-${ctx.mode}-${civilDateOf(ctx.now)}.csv`),
    }),
);
