import { z } from 'zod';
import { FilingListQuery } from '#lib/contract/filing';
import { listOf } from '#lib/contract/list';
import { FilingSummary, Holder } from '#lib/contract/overview';

/** `act`: what needs a person first, then by due date. */
export const FilingSort = z.enum([
  'act',
  'due',
  'created',
  'updated',
  'name',
  'jurisdiction',
  'status',
  'total',
]);
export type FilingSort = z.infer<typeof FilingSort>;

/** What the list of filings and its CSV take: the filters of GET /v1/filing, and an order. */
export const FilingRowsQuery = FilingListQuery.extend({
  holder: Holder.optional(),
  sort: FilingSort.default('act'),
  dir: z.enum(['asc', 'desc']).default('asc'),
});
export type FilingRowsQuery = z.infer<typeof FilingRowsQuery>;

export const FilingRows = listOf(FilingSummary, 'FilingRows').extend({
  total: z.int().meta({ description: 'How many filings the filters show, on all pages' }),
});
export type FilingRows = z.infer<typeof FilingRows>;
