import { FilingReportQuery } from '#lib/contract/filing-report';
import { defineCsvRoute } from '#lib/service/edge/csv-route';
import { getFilingReportCsv } from '#lib/service/filing-report/get-filing-report';

export const getFilingReportCsvRoute = defineCsvRoute({
  path: '/console/filing-report.csv',
  operationId: 'getFilingReportCsv',
  summary: 'What completed filings cost and how long they took, as CSV',
  query: FilingReportQuery,
  rows: 'fees-and-times',
  csv: getFilingReportCsv,
});
