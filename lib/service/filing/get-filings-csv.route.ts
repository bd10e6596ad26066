import { z } from 'zod';
import { FilingRowsQuery } from '#lib/contract/filing-rows';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { csvHeaders } from '#lib/service/csv';
import { defineRoute } from '#lib/service/edge/route';
import { filingsCsv } from '#lib/service/filing/filings-csv';

export const getFilingsCsvRoute = defineRoute(
  {
    method: 'get',
    path: '/console/filing.csv',
    operationId: 'getFilingsCsv',
    summary: 'Every filing that a filter shows, as CSV',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: FilingRowsQuery.omit({ limit: true, cursor: true }) },
    responses: { 200: { description: 'The rows', content: { 'text/csv': { schema: z.string() } } } },
  },
  (c, ctx) =>
    new Response(filingsCsv(ctx, { ...c.req.valid('query'), limit: 100 }), {
      headers: csvHeaders(`filings-${ctx.mode}-${civilDateOf(ctx.now)}.csv`),
    }),
);
