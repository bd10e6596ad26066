import { FilingRowsQuery } from '#lib/contract/filing-rows';
import { defineCsvRoute } from '#lib/service/edge/csv-route';
import { filingsCsv } from '#lib/service/filing/filings-csv';

export const getFilingsCsvRoute = defineCsvRoute({
  path: '/console/filing.csv',
  operationId: 'getFilingsCsv',
  summary: 'Every filing that a filter shows, as CSV',
  query: FilingRowsQuery.omit({ limit: true, cursor: true }),
  rows: 'filings',
  csv: filingsCsv,
});
