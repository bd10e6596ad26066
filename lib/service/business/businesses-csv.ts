import type { BusinessRow, BusinessRowsQuery } from '#lib/contract/business-rows';
import { listBusinessRows } from '#lib/service/business/list-business-rows';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOfList } from '#lib/service/csv';

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
export function businessesCsv(ctx: Context, query: Omit<BusinessRowsQuery, 'limit' | 'cursor'>) {
  return csvOfList(columns, (page) => listBusinessRows(ctx, { ...query, ...page }));
}
