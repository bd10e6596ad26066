import { z } from 'zod';
import { Owner, OwnerFilter } from '#lib/contract/assignment';
import { listOf, totalOf } from '#lib/contract/list';
import { Obligation, ObligationListQuery, ObligationStatus } from '#lib/contract/obligation';
import { Id } from '#lib/contract/scalars';

/** An obligation as the calendar shows it: with its business, and the tag of the displayed version. */
export const ObligationRowShown = z.object({
  obligation: Obligation,
  business_name: z.string(),
  version: z.string(),
});
export type ObligationRowShown = z.infer<typeof ObligationRowShown>;

/** The same with its owner. */
export const ObligationRowOwned = ObligationRowShown.extend({ owner: Owner.nullable() });
export type ObligationRowOwned = z.infer<typeof ObligationRowOwned>;

/** The query of the calendar: the filters of GET /v1/obligation, and a company with all its registrations. */
export const ObligationRowsQuery = ObligationListQuery.extend({
  company_id: Id.optional(),
  owner: OwnerFilter.optional(),
  /** `now` is due or overdue, which the home page counts. */
  status: z.enum([...ObligationStatus.options, 'open', 'now']).optional(),
});
export type ObligationRowsQuery = z.infer<typeof ObligationRowsQuery>;

/** Obligations by date, earliest first; those without a date at the end. */
export const ObligationRows = listOf(ObligationRowOwned, 'ObligationRows').extend({
  total: totalOf('obligations'),
  today: z.iso.date().meta({ description: 'The day that the service counts from' }),
});
export type ObligationRows = z.infer<typeof ObligationRows>;
