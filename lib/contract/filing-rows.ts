import { z } from 'zod';
import { Owner, OwnerFilter } from '#lib/contract/assignment';
import { FilingListQuery, FilingType } from '#lib/contract/filing';
import { listOf, totalOf } from '#lib/contract/list';
import { FilingSummary, Holder } from '#lib/contract/overview';
import { DayOrMoment } from '#lib/contract/scalars';

/** `act`: filings that need a person first, then by due date. */
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

/** The query of the list of filings and its CSV: the filters of GET /v1/filing, and an order. */
export const FilingRowsQuery = FilingListQuery.extend({
  type: z
    .enum([...FilingType.options, 'with_state'])
    .optional()
    .meta({ description: '`with_state` is every type but those that a tax office receives' }),
  holder: Holder.optional(),
  owner: OwnerFilter.optional(),
  completed_after: DayOrMoment.optional(),
  sort: FilingSort.default('act'),
  dir: z.enum(['asc', 'desc']).default('asc'),
});
export type FilingRowsQuery = z.infer<typeof FilingRowsQuery>;

/** A filing as a list shows it, with its owner. */
export const FilingRow = FilingSummary.extend({ owner: Owner.nullable() });
export type FilingRow = z.infer<typeof FilingRow>;

export const FilingRows = listOf(FilingRow, 'FilingRows').extend({
  total: totalOf('filings'),
});
export type FilingRows = z.infer<typeof FilingRows>;
