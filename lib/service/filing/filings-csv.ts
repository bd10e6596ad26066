import type { FilingRow, FilingRowsQuery } from '#lib/contract/filing-rows';
import { regionName } from '#lib/rules/us-regions';
import { findOwners } from '#lib/service/assignment/find-owners';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOf } from '#lib/service/csv';
import { searchTable } from '#lib/service/db/found-by-words';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { filingFilters } from '#lib/service/filing/filing-filters';
import { readFilingPage } from '#lib/service/filing/read-filing-page';
import { toFilingSummary } from '#lib/service/filing/to-filing-summary';

const batch = 500;

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
  ['fee_usd', (row) => row.total?.toFixed(2) ?? null],
  ['charged_usd', (row) => row.charged?.toFixed(2) ?? null],
  ['charged_difference_usd', (row) => row.charged_difference],
  ['expedited_tier', (row) => row.expedited_tier],
  ['registration_number', (row) => row.registration_number],
  ['created_at', (row) => row.created_at],
  ['updated_at', (row) => row.updated_at],
  ['business_id', (row) => row.business_id],
];

/** Every filing that matches the filter, in the order of the list. */
export function filingsCsv(ctx: Context, query: FilingRowsQuery): ReadableStream<Uint8Array> {
  let cursor: string | null | undefined;
  return csvOf(columns, async () => {
    const page = await withTenant(ctx, async (tx) => {
      const narrowed = await searchTable(
        ctx,
        tx,
        filings,
        query,
        filingFilters(ctx, { ...query, q: undefined }),
      );
      return readFilingPage(ctx, tx, { ...narrowed, cursor: cursor ?? undefined }, batch);
    });
    cursor = page.next;
    const shown = page.rows.map((row) => toFilingSummary(row, ctx.parts.jurisdictions, ctx.now));
    const owners = await findOwners(
      ctx,
      shown.map(({ id }) => id),
    );
    return {
      rows: shown.map((row) => ({ ...row, owner: owners.get(row.id) ?? null })),
      more: cursor !== null,
    };
  });
}
