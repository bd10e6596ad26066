import type { CaseRow, CaseRowsQuery } from '#lib/contract/case-rows';
import { listCaseRows } from '#lib/service/case/list-case-rows';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOfList } from '#lib/service/csv';

const columns: CsvColumns<CaseRow> = [
  ['case_id', (row) => row.case.id],
  ['request', (row) => row.case.summary],
  ['kind', (row) => row.case.kind],
  ['business', ({ filing }) => filing?.legal_name ?? null],
  ['jurisdiction', ({ filing }) => filing?.jurisdiction ?? null],
  ['status', (row) => row.case.status],
  ['owner', ({ owner }) => owner?.name ?? null],
  ['due', (row) => row.case.due_at ?? null],
  ['opened_at', (row) => row.case.opened_at],
  ['resolved_at', (row) => row.case.resolved_at ?? null],
  ['resolution_reason', (row) => row.case.resolution_reason ?? null],
  ['filing_id', ({ filing }) => filing?.id ?? null],
];

/** Every case that matches the filter, in the order of the list. */
export function casesCsv(ctx: Context, query: Omit<CaseRowsQuery, 'limit' | 'cursor'>) {
  return csvOfList(columns, (page) => listCaseRows(ctx, { ...query, ...page }));
}
