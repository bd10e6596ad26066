import { z } from 'zod';
import { Event } from '#lib/contract/event';
import { listOf } from '#lib/contract/list';
import { Id, JurisdictionCode } from '#lib/contract/scalars';

/** An event of a business, with the filing to which it belongs. */
export const BusinessActivityRow = z.object({
  event: Event,
  filing: z.object({ id: Id, jurisdiction: JurisdictionCode }).nullable(),
});
export type BusinessActivityRow = z.infer<typeof BusinessActivityRow>;

/** Newest first. */
export const BusinessActivity = listOf(BusinessActivityRow, 'BusinessActivity');
export type BusinessActivity = z.infer<typeof BusinessActivity>;
