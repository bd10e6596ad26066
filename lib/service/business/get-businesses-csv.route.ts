import { z } from 'zod';
import { BusinessRowsQuery } from '#lib/contract/business-rows';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { businessesCsv } from '#lib/service/business/businesses-csv';
import { csvHeaders } from '#lib/service/csv';
import { defineRoute } from '#lib/service/edge/route';

export const getBusinessesCsvRoute = defineRoute(
  {
    method: 'get',
    path: '/console/business.csv',
    operationId: 'getBusinessesCsv',
    summary: 'Every business that a filter shows, as CSV',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: BusinessRowsQuery.omit({ limit: true, cursor: true }) },
    responses: { 200: { description: 'The rows', content: { 'text/csv': { schema: z.string() } } } },
  },
  (c, ctx) =>
    new Response(businessesCsv(ctx, { ...c.req.valid('query'), limit: 100 }), {
      headers: csvHeaders(`businesses-${ctx.mode}-${civilDateOf(ctx.now)}.csv`),
    }),
);
