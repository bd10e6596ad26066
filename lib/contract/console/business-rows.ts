import { z } from 'zod';
import { Business, BusinessListQuery } from '#lib/contract/business';
import { listOf } from '#lib/contract/list';

/** A business as a list row needs it: where it is registered and what is under way. */
export const BusinessRow = z.object({
  business: Business,
  registered_in: z
    .array(z.string())
    .meta({ description: 'Codes of the states where it is registered, its home first' }),
  pending_in: z.array(z.string()).meta({ description: 'Codes of the states where a filing is under way' }),
  open_cases: z.int().meta({ description: 'Cases of its filings that need a response or are under review' }),
});
export type BusinessRow = z.infer<typeof BusinessRow>;

export const BusinessRows = listOf(BusinessRow, 'BusinessRows').extend({
  total: z.int().meta({ description: 'How many businesses the filters show, on all pages' }),
});
export type BusinessRows = z.infer<typeof BusinessRows>;

/** What the list of businesses takes: the filters of GET /v1/business, and an order. Home records unless asked otherwise. */
export const BusinessRowsQuery = BusinessListQuery.extend({
  registration: z.enum(['formation', 'foreign']).default('formation'),
  sort: z.enum(['name', 'created']).default('name'),
  dir: z.enum(['asc', 'desc']).default('asc'),
});
export type BusinessRowsQuery = z.infer<typeof BusinessRowsQuery>;
