import type { z } from 'zod';
import { Owner, OwnerFilter } from '#lib/contract/assignment';
import { CaseListQuery } from '#lib/contract/case';
import { listOf, totalOf } from '#lib/contract/list';
import { longestSearch } from '#lib/contract/longest-search';
import { OpenCaseRow } from '#lib/contract/overview';
import { Id, text } from '#lib/contract/scalars';

/** The query of the inbox of cases: the filters of GET /v1/case, and words from the name of the filing. */
export const CaseRowsQuery = CaseListQuery.extend({
  q: text(longestSearch).optional(),
  owner: OwnerFilter.optional(),
  answered_with: Id.optional().meta({
    description:
      'A case. Shows the cases that wait for the same answer, of its business or of one with the same owner',
  }),
});
export type CaseRowsQuery = z.infer<typeof CaseRowsQuery>;

/** Cases with their filings: those that need a response first, by due date; of closed ones, the latest first. */
export const CaseRow = OpenCaseRow.extend({ owner: Owner.nullable() });
export type CaseRow = z.infer<typeof CaseRow>;

export const CaseRows = listOf(CaseRow, 'CaseRows').extend({
  total: totalOf('cases'),
});
export type CaseRows = z.infer<typeof CaseRows>;
