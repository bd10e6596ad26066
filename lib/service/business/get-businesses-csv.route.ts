import { BusinessRowsQuery } from '#lib/contract/business-rows';
import { businessesCsv } from '#lib/service/business/businesses-csv';
import { defineCsvRoute } from '#lib/service/edge/csv-route';

export const getBusinessesCsvRoute = defineCsvRoute({
  path: '/console/business.csv',
  operationId: 'getBusinessesCsv',
  summary: 'Every business that a filter shows, as CSV',
  query: BusinessRowsQuery.omit({ limit: true, cursor: true }),
  rows: 'businesses',
  csv: businessesCsv,
});
