import { z } from 'zod';
import { Address } from '#lib/contract/address';
import { EntityType } from '#lib/contract/filing';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestSearch } from '#lib/contract/longest-search';
import { longestTexts } from '#lib/contract/longest-texts';
import { Metadata, MetadataPatch } from '#lib/contract/metadata';
import { Owner } from '#lib/contract/party';
import { registrationStatuses } from '#lib/contract/registration-status';
import {
  CivilDate,
  Email,
  Id,
  JurisdictionCode,
  Mode,
  oneLine,
  Phone,
  Timestamp,
  text,
  Website,
} from '#lib/contract/scalars';

export const ManagementStructure = z.enum(['member_managed', 'manager_managed']);
export type ManagementStructure = z.infer<typeof ManagementStructure>;

export const RegistrationStatus = z.enum(registrationStatuses);
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;

const facts = {
  legal_name: oneLine(300).meta({
    description: 'Exactly as on the public record',
    example: 'Northwind Freight, LLC',
  }),
  entity_type: EntityType,
  formation_jurisdiction: JurisdictionCode.meta({ description: 'The home state', example: 'US-DE' }),
  registration_jurisdiction: JurisdictionCode.meta({ description: 'Defaults to the formation jurisdiction' }),
  formation_date: CivilDate,
  registration_number: oneLine(longestTexts.registrationNumber).meta({
    description: 'Assigned by the state of registration',
    example: '7204518',
  }),
  registration_date: CivilDate.meta({
    description:
      'On a foreign registration that was made elsewhere: the day on which the state made it. What the state asks for afterwards comes onto the calendar, from its next date',
    example: '2024-03-01',
  }),
  owners: z.array(Owner).max(200),
  email: Email,
  phone: Phone,
  website: Website,
  principal_address: Address,
  mailing_address: Address,
  purpose: text(2000),
  management_structure: ManagementStructure,
  formation_business_id: Id.meta({ description: 'On a foreign registration: the business it registers' }),
};

/** Only the first three are required to save one; check 2 lists what an application needs besides. */
export const CreateBusinessRequest = z
  .object({
    legal_name: facts.legal_name,
    entity_type: facts.entity_type,
    formation_jurisdiction: facts.formation_jurisdiction,
    registration_jurisdiction: facts.registration_jurisdiction.optional(),
    formation_date: facts.formation_date.optional(),
    registration_number: facts.registration_number.optional(),
    registration_date: facts.registration_date.optional(),
    owners: facts.owners.optional(),
    email: facts.email.optional(),
    phone: facts.phone.optional(),
    website: facts.website.optional(),
    principal_address: facts.principal_address.optional(),
    mailing_address: facts.mailing_address.optional(),
    purpose: facts.purpose.optional(),
    management_structure: facts.management_structure.optional(),
    formation_business_id: facts.formation_business_id.optional(),
    metadata: Metadata.optional(),
  })
  .meta({ id: 'CreateBusinessRequest' });
export type CreateBusinessRequest = z.infer<typeof CreateBusinessRequest>;

/** A missing member stays as it is; null clears it. */
export const UpdateBusinessRequest = z
  .object({
    legal_name: facts.legal_name.optional(),
    entity_type: facts.entity_type.optional(),
    formation_jurisdiction: facts.formation_jurisdiction.optional(),
    registration_jurisdiction: JurisdictionCode.optional().meta({
      description:
        'Of a record that no filing made: the state of a registration that was made elsewhere. What is open on its calendar is then that of this state',
    }),
    formation_date: facts.formation_date.nullish(),
    registration_number: facts.registration_number.nullish(),
    registration_date: facts.registration_date.nullish().meta({
      description:
        'Corrects the date of a registration that was made elsewhere: what is open on the calendar moves with it. A known date cannot be cleared',
      example: '2024-03-01',
    }),
    registration_status: RegistrationStatus.optional().meta({
      description:
        '`canceled` removes a record that was added by mistake: a registration that was made elsewhere, or a company without a registration elsewhere and without a plan. Its open obligations no longer apply. Any other status changes nothing',
    }),
    owners: facts.owners.nullish(),
    email: facts.email.nullish(),
    phone: facts.phone.nullish(),
    website: facts.website.nullish(),
    principal_address: facts.principal_address.nullish(),
    mailing_address: facts.mailing_address.nullish(),
    purpose: facts.purpose.nullish(),
    management_structure: facts.management_structure.nullish(),
    formation_business_id: facts.formation_business_id.nullish(),
    metadata: MetadataPatch.nullish(),
  })
  .meta({ id: 'UpdateBusinessRequest' });
export type UpdateBusinessRequest = z.infer<typeof UpdateBusinessRequest>;

export const Business = z
  .object({
    id: Id,
    object: z.literal('business'),
    mode: Mode,
    created_at: Timestamp,
    updated_at: Timestamp,
    metadata: Metadata,
    legal_name: z.string(),
    entity_type: EntityType,
    formation_jurisdiction: JurisdictionCode,
    registration_jurisdiction: JurisdictionCode,
    formation_date: CivilDate.nullable(),
    registration_number: z.string().nullable(),
    registration_date: CivilDate.nullable().meta({
      description: 'The day on which the state registered it; null where it is not known',
    }),
    registration_status: RegistrationStatus,
    owners: z.array(Owner),
    service_id: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    principal_address: Address.nullable(),
    mailing_address: Address.nullable(),
    purpose: z.string().nullable(),
    management_structure: ManagementStructure.nullable(),
    formation_business_id: Id.nullable(),
  })
  .meta({ id: 'Business' });
export type Business = z.infer<typeof Business>;

export const BusinessList = listOf(Business, 'BusinessList');

export const BusinessListQuery = PageQuery.extend({
  q: text(longestSearch).optional().meta({
    description:
      'Each word begins a word of the name, with or without its accents, is the whole registration number, or ends the id',
  }),
  formation_jurisdiction: JurisdictionCode.optional(),
  registration_jurisdiction: JurisdictionCode.optional(),
  formation_business_id: Id.optional().meta({ description: 'The foreign registrations of this business' }),
  registration: z
    .enum(['formation', 'foreign'])
    .optional()
    .meta({ description: '`formation`: home-state records only; `foreign`: foreign registrations only' }),
  registration_status: RegistrationStatus.optional().meta({
    description: 'Without it canceled registrations are left out',
  }),
});
export type BusinessListQuery = z.infer<typeof BusinessListQuery>;
