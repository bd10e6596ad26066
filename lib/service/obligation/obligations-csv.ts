import type { ObligationRowOwned, ObligationRowsQuery } from '#lib/contract/obligation-rows';
import { regionName } from '#lib/rules/us-regions';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOfList, dollars } from '#lib/service/csv';
import { listObligationRows } from '#lib/service/obligation/list-obligation-rows';

const columns: CsvColumns<ObligationRowOwned> = [
  ['obligation_id', ({ obligation }) => obligation.id],
  ['due_on', ({ obligation }) => obligation.due_on],
  ['due_rule', ({ obligation }) => obligation.due_words],
  ['kind', ({ obligation }) => obligation.kind],
  ['title', ({ obligation }) => obligation.title],
  ['business', (row) => row.business_name],
  ['state', ({ obligation }) => regionName(obligation.jurisdiction)],
  ['jurisdiction', ({ obligation }) => obligation.jurisdiction],
  ['status', ({ obligation }) => obligation.status],
  ['owner', ({ owner }) => owner?.name ?? null],
  ['amount_usd', ({ obligation }) => dollars(obligation.amount)],
  ['note', ({ obligation }) => obligation.note],
  ['business_id', ({ obligation }) => obligation.business_id],
  ['filing_id', ({ obligation }) => obligation.filing_id],
];

/** Every obligation that matches the filter, in the order of the calendar. */
export function obligationsCsv(ctx: Context, query: Omit<ObligationRowsQuery, 'limit' | 'cursor'>) {
  return csvOfList(columns, (page) => listObligationRows(ctx, { ...query, ...page }));
}
