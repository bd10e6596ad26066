import { z } from 'zod';
import { Address } from '#lib/contract/address';
import { FeeQuote } from '#lib/contract/fee';
import { Metadata } from '#lib/contract/metadata';
import { NameCheck } from '#lib/contract/name-check';
import { FilingContact, GoverningPerson, RegisteredAgentRequest } from '#lib/contract/party';
import { FieldError, OtherRegistration, Problem } from '#lib/contract/problem';
import { CivilDate, Email, Id, JurisdictionCode, Phone, text, Website } from '#lib/contract/scalars';

/** Read from the business record; refused on the request. */
export const recordFacts = [
  'legal_name',
  'entity_type',
  'formation_jurisdiction',
  'formation_date',
  'registration_number',
] as const;

// Reported even if the rest of the body is invalid, so that a caller sees it at the first try.
function refused(fact: string) {
  return z.refine((body) => !Object.hasOwn(Object(body), fact), {
    path: [fact],
    params: { code: 'not_accepted' },
    error: `${fact} is read from the business record and is not accepted here. Correct it on the business.`,
    when: (payload) => typeof payload.value === 'object' && payload.value !== null,
  });
}

/** Body of POST /v1/filing/foreign-qualification. State-specific fields are further top-level members. */
export const ForeignQualificationRequest = z
  .looseObject({
    jurisdiction: JurisdictionCode.meta({ description: 'Target state' }),
    business_id: Id.meta({ description: 'The business as registered in its formation state' }),
    contact: FilingContact,
    email: Email.meta({ description: 'Business email' }),
    phone: Phone.optional(),
    website: Website.optional(),
    principal_address: Address,
    mailing_address: Address.optional().meta({ description: 'Defaults to the principal address' }),
    governing_persons: z.array(GoverningPerson).max(200).optional(),
    purpose: text(2000).optional(),
    registered_agent: RegisteredAgentRequest.optional().meta({
      description: 'If omitted, the service serves',
    }),
    effective_date: CivilDate.optional().meta({ description: 'Omit to register immediately' }),
    expedited_tier: text(40)
      .optional()
      .meta({ description: 'Omit for standard processing', example: '24_hour' }),
    metadata: Metadata.optional(),
  })
  .check(...recordFacts.map(refused))
  .meta({ id: 'ForeignQualificationRequest' });
export type ForeignQualificationRequest = z.infer<typeof ForeignQualificationRequest>;

export const Preflight = z
  .object({
    object: z.literal('preflight'),
    ok: z.boolean(),
    problems: z.array(Problem).meta({ description: 'Every check that fails, in the order of the checks' }),
    name_check: NameCheck.nullable().meta({
      description: 'What is known of the name; null where there is no name or no known state to check',
    }),
    warnings: z.array(FieldError).meta({
      description: 'What stands in the way of nothing and may be a mistake: members that nobody knows',
    }),
    other_registrations: z.array(OtherRegistration),
    fee: FeeQuote.nullable(),
  })
  .meta({ id: 'Preflight' });
export type Preflight = z.infer<typeof Preflight>;
