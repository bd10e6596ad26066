import { z } from 'zod';
import { Event } from '#lib/contract/event';
import { listOf } from '#lib/contract/list';
import { Id, JurisdictionCode } from '#lib/contract/scalars';

/** Something that happened to a business, and the filing that it belongs to. */
export const BusinessActivityRow = z.object({
  event: Event,
  filing: z.object({ id: Id, jurisdiction: JurisdictionCode }).nullable(),
});
export type BusinessActivityRow = z.infer<typeof BusinessActivityRow>;

/** The newest first. */
export const BusinessActivity = listOf(BusinessActivityRow, 'BusinessActivity');
export type BusinessActivity = z.infer<typeof BusinessActivity>;
