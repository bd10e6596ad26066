import { z } from 'zod';
import { Address } from '#lib/contract/address';
import { Email, oneLine, Phone } from '#lib/contract/scalars';

export const PersonName = z.object({
  type: z.literal('person'),
  first: oneLine(100).meta({ example: 'Maria' }),
  last: oneLine(100).meta({ example: 'Okafor' }),
  middle: oneLine(100).optional(),
  suffix: oneLine(20).optional(),
});

const EntityName = z.object({
  type: z.literal('entity'),
  entity_name: oneLine(300).meta({ example: 'Okafor Holdings, LLC' }),
});

export const PartyName = z.discriminatedUnion('type', [PersonName, EntityName]).meta({ id: 'PartyName' });
export type PartyName = z.infer<typeof PartyName>;

/** A person or company, with an address if known: organizers, signatories, contacts for a state. */
export const Party = z
  .object({
    name: PartyName,
    address: Address.optional().meta({ description: 'Required by some jurisdictions' }),
    email: Email.optional(),
    phone: Phone.optional(),
  })
  .meta({ id: 'Party' });
export type Party = z.infer<typeof Party>;

export const GoverningPerson = z
  .object({
    name: PartyName,
    address: Address.optional(),
    role: z.enum(['member', 'manager']).optional(),
    email: Email.optional().meta({ description: 'Required by some jurisdictions' }),
    phone: Phone.optional(),
  })
  .meta({ id: 'ForeignGoverningPerson' });
export type GoverningPerson = z.infer<typeof GoverningPerson>;

export const Owner = GoverningPerson.extend({
  ownership_percent: z
    .number()
    .min(0, 'Use a share from 0 to 100.')
    .max(100, 'Use a share from 0 to 100.')
    .optional()
    .meta({
      description: 'Share of the company in percent; those of all owners make at most 100',
      example: 60,
    }),
}).meta({ id: 'Owner' });
export type Owner = z.infer<typeof Owner>;

export const FilingContact = z
  .object({ name: oneLine(200), email: Email, phone: Phone.optional() })
  .meta({ id: 'FilingContact', description: 'Used by service operations; never sent to the state' });
export type FilingContact = z.infer<typeof FilingContact>;

export const RegisteredAgentRequest = z
  .object({
    type: z.enum(['person', 'organization']),
    name: PartyName,
    address: Address.meta({ description: 'Registered office, in the jurisdiction of the filing' }),
    mailing_address: Address.optional().meta({ description: 'If different from the registered office' }),
    email: Email.optional().meta({ description: 'Required by some jurisdictions' }),
    phone: Phone.optional(),
  })
  .meta({ id: 'RegisteredAgentRequest' });
export type RegisteredAgentRequest = z.infer<typeof RegisteredAgentRequest>;
