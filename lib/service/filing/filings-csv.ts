import type { FilingRow, FilingRowsQuery } from '#lib/contract/filing-rows';
import { regionName } from '#lib/rules/us-regions';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOfList, dollars } from '#lib/service/csv';
import { listFilingRows } from '#lib/service/filing/list-filing-rows';

const columns: CsvColumns<FilingRow> = [
  ['filing_id', (row) => row.id],
  ['business', (row) => row.legal_name],
  ['type', (row) => row.type],
  ['state', (row) => regionName(row.jurisdiction)],
  ['jurisdiction', (row) => row.jurisdiction],
  ['status', (row) => row.status],
  ['who_must_act', (row) => row.holder],
  ['owner', (row) => row.owner?.name ?? null],
  ['what_is_happening', (row) => row.happening],
  ['due', (row) => row.due_at],
  ['expected_from', (row) => row.expected?.from ?? null],
  ['expected_to', (row) => row.expected?.to ?? null],
  ['fee_usd', (row) => dollars(row.total)],
  ['charged_usd', (row) => dollars(row.charged)],
  ['charged_difference_usd', (row) => dollars(row.charged_difference)],
  ['expedited_tier', (row) => row.expedited_tier],
  ['registration_number', (row) => row.registration_number],
  ['created_at', (row) => row.created_at],
  ['updated_at', (row) => row.updated_at],
  ['business_id', (row) => row.business_id],
];

/** Every filing that matches the filter, in the order of the list. */
export function filingsCsv(ctx: Context, query: Omit<FilingRowsQuery, 'limit' | 'cursor'>) {
  return csvOfList(columns, (page) => listFilingRows(ctx, { ...query, ...page }));
}
