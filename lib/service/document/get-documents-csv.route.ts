import { z } from 'zod';
import { DocumentRowsQuery } from '#lib/contract/document-rows';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { csvHeaders } from '#lib/service/csv';
import { documentsCsv } from '#lib/service/document/documents-csv';
import { defineRoute } from '#lib/service/edge/route';

export const getDocumentsCsvRoute = defineRoute(
  {
    method: 'get',
    path: '/console/document.csv',
    operationId: 'getDocumentsCsv',
    summary: 'Every document that a filter shows, as CSV',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: DocumentRowsQuery.omit({ limit: true, cursor: true }) },
    responses: { 200: { description: 'The rows', content: { 'text/csv': { schema: z.string() } } } },
  },
  (c, ctx) =>
    new Response(documentsCsv(ctx, { ...c.req.valid('query'), limit: 100 }), {
      headers: csvHeaders(`documents-${ctx.mode}-${civilDateOf(ctx.now)}.csv`),
    }),
);
