import type { BusinessRow, BusinessRowsQuery } from '#lib/contract/business-rows';
import { searchBusinesses } from '#lib/service/business/business-filters';
import { readBusinessPage } from '#lib/service/business/read-business-page';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOf } from '#lib/service/csv';
import { withTenant } from '#lib/service/db/tenant';

const batch = 500;

// The facts have the names that the import understands.
const columns: CsvColumns<BusinessRow> = [
  ['business_id', ({ business }) => business.id],
  ['legal_name', ({ business }) => business.legal_name],
  ['entity_type', ({ business }) => business.entity_type],
  ['formation_jurisdiction', ({ business }) => business.formation_jurisdiction],
  ['formation_date', ({ business }) => business.formation_date],
  ['registration_number', ({ business }) => business.registration_number],
  ['registration_status', ({ business }) => business.registration_status],
  ['registered_in', (row) => row.registered_in.join(' ')],
  ['pending_in', (row) => row.pending_in.join(' ')],
  ['open_cases', (row) => row.open_cases],
  ['can_qualify', ({ gaps }) => (gaps.length === 0 ? 'yes' : 'no')],
  ['missing', ({ gaps }) => gaps.map(({ field }) => field).join(' ')],
  ['created_at', ({ business }) => business.created_at],
  ['updated_at', ({ business }) => business.updated_at],
];

/** Every business that matches the filter, in the order of the list. */
export function businessesCsv(ctx: Context, query: BusinessRowsQuery): ReadableStream<Uint8Array> {
  let cursor: string | undefined;
  return csvOf(columns, async () => {
    const { rows, next } = await withTenant(ctx, async (tx) =>
      readBusinessPage(ctx, tx, { ...(await searchBusinesses(ctx, tx, query)), cursor }, batch),
    );
    cursor = next ?? undefined;
    return { rows, more: next !== null };
  });
}
