import { z } from 'zod';
import { DeskPartner } from '#lib/contract/desk-partner';
import { Id, JurisdictionCode, text } from '#lib/contract/scalars';

export const DeskBusinessQuery = z.object({
  q: text(200).meta({
    description:
      'A name or a number; each word begins a word of the name. Of the name of a file, what finds nothing is left out',
    example: 'northwind freight',
  }),
});
export type DeskBusinessQuery = z.infer<typeof DeskBusinessQuery>;

const DeskBusiness = z
  .object({
    id: Id,
    object: z.literal('operations_business'),
    organization: DeskPartner,
    legal_name: z.string().meta({ description: 'Name of the business' }),
    jurisdiction: JurisdictionCode.meta({ description: 'The state of the registration' }),
    registration_number: z.string().nullable().meta({ description: 'Null where it has none yet' }),
    served: z.boolean().meta({ description: 'Whether the service is its registered agent' }),
  })
  .meta({ id: 'DeskBusiness' });
export type DeskBusiness = z.infer<typeof DeskBusiness>;

export const DeskBusinessList = z
  .object({
    object: z.literal('list'),
    data: z.array(DeskBusiness).meta({ description: 'At most 20, those that the service serves first' }),
  })
  .meta({ id: 'DeskBusinessList' });
export type DeskBusinessList = z.infer<typeof DeskBusinessList>;
