import { z } from 'zod';
import { Address } from '#lib/contract/address';
import { EinApplication } from '#lib/contract/ein-application';
import { Metadata } from '#lib/contract/metadata';
import { FilingContact, GoverningPerson, Party, RegisteredAgentRequest } from '#lib/contract/party';
import { CivilDate, Email, JurisdictionCode, oneLine, Phone, text, Website } from '#lib/contract/scalars';

/** Body of POST /v1/filing/formation. State-specific fields are further top-level members. */
export const FormationRequest = z
  .looseObject({
    jurisdiction: JurisdictionCode.meta({ description: 'The state in which the LLC is formed' }),
    entity_name: oneLine(300).meta({
      description: 'Legal name of the LLC being formed, with its designator',
      example: 'Northwind Freight, LLC',
    }),
    purpose: text(2000).meta({
      description:
        'Purpose clause of the articles of organization. Where the state has statutory words, they are filed in its place. Distinct from the principal activity of the EIN application.',
      example: 'Any lawful business',
    }),
    email: Email.meta({ description: 'Business email' }),
    contact: FilingContact,
    principal_address: Address,
    organizers: z.array(Party).min(1, 'Name at least one organizer.').max(50).meta({
      description: 'Persons or entities that execute the articles',
    }),
    phone: Phone.optional(),
    website: Website.optional(),
    effective_date: CivilDate.optional().meta({
      description: 'Delayed effective date; the day on which the request arrives where left out',
    }),
    mailing_address: Address.optional().meta({ description: 'Defaults to the principal address' }),
    initial_governing_persons: z
      .array(GoverningPerson)
      .max(200)
      .optional()
      .meta({ description: 'First members or managers, where the state asks for them' }),
    registered_agent: RegisteredAgentRequest.optional().meta({
      description: 'If omitted, the service serves',
    }),
    ein: EinApplication.optional().meta({
      description: 'Bundles an EIN application: a filing of its own that starts when the formation completes',
    }),
    metadata: Metadata.optional(),
    expedited_tier: text(40)
      .optional()
      .meta({ description: 'Omit for standard processing', example: '24_hour' }),
  })
  .meta({ id: 'FormationRequest' });
export type FormationRequest = z.infer<typeof FormationRequest>;
