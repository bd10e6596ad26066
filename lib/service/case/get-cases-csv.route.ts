import { CaseRowsQuery } from '#lib/contract/case-rows';
import { casesCsv } from '#lib/service/case/cases-csv';
import { defineCsvRoute } from '#lib/service/edge/csv-route';

export const getCasesCsvRoute = defineCsvRoute({
  path: '/console/case.csv',
  operationId: 'getCasesCsv',
  summary: 'Every case that a filter shows, as CSV',
  query: CaseRowsQuery.omit({ limit: true, cursor: true }),
  rows: 'cases',
  csv: casesCsv,
});
