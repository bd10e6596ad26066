import type { FilingReport, FilingReportQuery, StateReport } from '#lib/contract/filing-report';
import { regionName } from '#lib/rules/us-regions';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOf, dollars } from '#lib/service/csv';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { readReport } from '#lib/service/filing-report/read-report';

/** What the organization's own completed filings cost and how long they took, state by state. */
export async function getFilingReport(ctx: Context, query: FilingReportQuery): Promise<FilingReport> {
  const read = await withTenant(ctx, (tx) => readReport(tx, mine(ctx, filings), query, ctx.now));
  return { object: 'filing_report', mode: ctx.mode, ...read };
}

const columns: CsvColumns<StateReport> = [
  ['state', ({ jurisdiction }) => regionName(jurisdiction)],
  ['jurisdiction', ({ jurisdiction }) => jurisdiction],
  ['filings', (row) => row.filings],
  ['days_median', ({ days }) => days.median],
  ['days_p90', ({ days }) => days.p90],
  ['promised_filings', ({ promised }) => promised?.filings ?? 0],
  ['promised_days_median', ({ promised }) => promised?.median ?? null],
  ['promised_days_p90', ({ promised }) => promised?.p90 ?? null],
  ['promised_kept', ({ promised }) => promised?.kept ?? null],
  ['charged_filings', ({ fees }) => fees?.filings ?? 0],
  ['estimated_usd', ({ fees }) => dollars(fees?.estimated)],
  ['charged_usd', ({ fees }) => dollars(fees?.charged)],
  ['difference_usd', ({ fees }) => dollars(fees?.difference)],
  ['difference_median_usd', ({ fees }) => dollars(fees?.median_difference)],
  ['difference_p90_usd', ({ fees }) => dollars(fees?.p90_difference)],
];

/** The same as CSV, a state a row. */
export function getFilingReportCsv(ctx: Context, query: FilingReportQuery): ReadableStream<Uint8Array> {
  return csvOf(columns, async () => ({ rows: (await getFilingReport(ctx, query)).data, more: false }));
}
