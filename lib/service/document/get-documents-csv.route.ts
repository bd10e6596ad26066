import { DocumentRowsQuery } from '#lib/contract/document-rows';
import { documentsCsv } from '#lib/service/document/documents-csv';
import { defineCsvRoute } from '#lib/service/edge/csv-route';

export const getDocumentsCsvRoute = defineCsvRoute({
  path: '/console/document.csv',
  operationId: 'getDocumentsCsv',
  summary: 'Every document that a filter shows, as CSV',
  query: DocumentRowsQuery.omit({ limit: true, cursor: true }),
  rows: 'documents',
  csv: documentsCsv,
});
