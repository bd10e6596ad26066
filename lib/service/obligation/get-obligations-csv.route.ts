import { ObligationRowsQuery } from '#lib/contract/obligation-rows';
import { defineCsvRoute } from '#lib/service/edge/csv-route';
import { obligationsCsv } from '#lib/service/obligation/obligations-csv';

export const getObligationsCsvRoute = defineCsvRoute({
  path: '/console/obligation.csv',
  operationId: 'getObligationsCsv',
  summary: 'Every obligation that a filter shows, as CSV',
  query: ObligationRowsQuery.omit({ limit: true, cursor: true }),
  rows: 'calendar',
  csv: obligationsCsv,
});
