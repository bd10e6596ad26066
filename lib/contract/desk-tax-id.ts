import { z } from 'zod';
import { Id } from '#lib/contract/scalars';

/** The tax id that an EIN application is filed with, for whoever files it. */
export const DeskTaxId = z
  .object({
    object: z.literal('tax_id'),
    filing_id: Id,
    responsible_party_tax_id: z
      .string()
      .meta({ description: 'An SSN or ITIN, as the form SS-4 has it', example: '123-45-6789' }),
  })
  .meta({ id: 'DeskTaxId' });
export type DeskTaxId = z.infer<typeof DeskTaxId>;
