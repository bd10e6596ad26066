import { z } from 'zod';
import { Business, BusinessListQuery } from '#lib/contract/business';
import { listOf, totalOf } from '#lib/contract/list';
import { Id, JurisdictionCode } from '#lib/contract/scalars';

/** A business as a list row: where it is registered and its filings in progress. */
export const BusinessRow = z.object({
  business: Business,
  registered_in: z
    .array(z.string())
    .meta({ description: 'Codes of the states where it is registered, its home first' }),
  pending_in: z.array(z.string()).meta({ description: 'Codes of the states where a filing is under way' }),
  open_cases: z.int().meta({ description: 'Cases of its filings that need a response or are under review' }),
  gaps: z
    .array(z.object({ field: z.string(), detail: z.string() }))
    .meta({ description: 'What stops an application for any other state; empty where nothing does' }),
});
export type BusinessRow = z.infer<typeof BusinessRow>;

export const BusinessRows = listOf(BusinessRow, 'BusinessRows').extend({
  total: totalOf('businesses'),
});
export type BusinessRows = z.infer<typeof BusinessRows>;

/** The query of the list of businesses: the filters of GET /v1/business, and an order. Home records by default. */
export const BusinessRowsQuery = BusinessListQuery.extend({
  registration: z.enum(['formation', 'foreign']).default('formation'),
  id: Id.optional().meta({ description: 'This record alone, be it a home record or a foreign registration' }),
  registered_in: JurisdictionCode.optional().meta({ description: 'Registered there, be it home or not' }),
  pending: z.enum(['true', 'false']).optional().meta({ description: 'Whether a filing is under way' }),
  can_qualify: z.enum(['true', 'false']).optional().meta({ description: 'Whether the record has no gap' }),
  sort: z.enum(['name', 'created']).default('name'),
  dir: z.enum(['asc', 'desc']).default('asc'),
});
export type BusinessRowsQuery = z.infer<typeof BusinessRowsQuery>;
