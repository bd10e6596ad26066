import { z } from 'zod';
import { FieldSpec } from '#lib/contract/case';
import { Confidence, ExpeditedTier, Source } from '#lib/contract/fee';
import { listOf } from '#lib/contract/list';
import { OperationType } from '#lib/contract/operation-type';
import { JurisdictionCode } from '#lib/contract/scalars';

/** The shape of an object or of each entry of a list. */
export const FieldShape = z.enum([
  'address',
  'filing_contact',
  'governing_person',
  'registered_agent',
  'party',
  'text',
]);
export type FieldShape = z.infer<typeof FieldShape>;

export const FieldSection = z.enum(['company', 'people', 'agent', 'state', 'documents', 'timing']);
export type FieldSection = z.infer<typeof FieldSection>;

export const RequirementField = FieldSpec.extend({
  label: z.string().meta({ description: 'A noun phrase for the field', example: 'Principal office' }),
  section: FieldSection,
  common: z.boolean().meta({ description: 'True for the request fields that every state takes' }),
  shape: FieldShape.optional().meta({ description: 'For object and list: what is inside' }),
  inner_required: z
    .array(z.string())
    .optional()
    .meta({ description: 'Members that this state wants filled inside the object or each entry' }),
  located_in: z
    .enum(['jurisdiction', 'home_state'])
    .optional()
    .meta({ description: 'For an address or a county: the state that it must be in' }),
  street_only: z
    .literal(true)
    .optional()
    .meta({ description: 'For an address: a street address is required, and a P.O. box refused' }),
  options: z.array(z.string()).optional().meta({ description: 'The only values accepted' }),
  max_age_days: z.int().optional().meta({ description: 'How old a document may be at filing' }),
  age_in_words: z
    .string()
    .optional()
    .meta({ description: 'How recent a document must be, if the state does not say it in days' }),
  sources: z.array(Source),
}).meta({ id: 'RequirementField' });
export type RequirementField = z.infer<typeof RequirementField>;

export const Prefill = z
  .object({
    value: z.unknown(),
    origin: z.enum(['business_record', 'filing', 'document']),
    detail: z.string().meta({ description: 'Where the value came from, in words' }),
    recorded_at: z.string().nullable(),
  })
  .meta({ id: 'Prefill' });
export type Prefill = z.infer<typeof Prefill>;

export const AfterFiling = z.object({
  kind: z.enum([
    'publication',
    'initial_report',
    'annual_report',
    'biennial_report',
    'franchise_tax',
    'business_license',
    'tax_registration',
    'other',
  ]),
  description: z.string(),
  due: z.string().nullable(),
  amount: z.number().nullable(),
  sources: z.array(Source),
});

export const NameRules = z.object({
  designators: z.array(z.string()),
  restricted_words: z.array(
    z.object({
      word: z.string(),
      rule: z.enum(['prohibited', 'approval_required']),
      office: z
        .string()
        .nullable()
        .meta({ description: 'Who approves it; null where the record of the state names nobody' }),
      note: z.string().nullable(),
    }),
  ),
  standard: z.enum(['distinguishable_on_record', 'deceptively_similar', 'other']),
  standard_note: z.string().nullable(),
  alternate_name_allowed: z.boolean().nullable(),
  sources: z.array(Source),
});

export const Requirement = z
  .object({
    object: z.literal('requirement'),
    type: OperationType,
    jurisdiction: z.string().meta({ description: 'ISO 3166-2 code of the state', example: 'US-TX' }),
    name: z.string(),
    office: z.object({ name: z.string(), url: z.string().nullable() }),
    form: z.object({
      name: z.string(),
      number: z.string().nullable(),
      url: z.string().nullable(),
      online: z.boolean().nullable(),
      sources: z.array(Source),
    }),
    statute: z.string().nullable(),
    supported: z.boolean(),
    version: z.string(),
    fields: z.array(RequirementField),
    governing_persons: z.object({ required: z.boolean(), min: z.int() }),
    effective_date: z.object({
      delayed_allowed: z.boolean().nullable().meta({ description: 'Null where the record does not say' }),
      max_days: z.int().nullable(),
      sources: z.array(Source),
    }),
    expedited_tiers: z.array(ExpeditedTier),
    standard_processing: z.object({
      min_business_days: z.number().nullable(),
      max_business_days: z.number().nullable(),
      sources: z.array(Source),
    }),
    name_rules: NameRules,
    after_filing: z.array(AfterFiling),
    sources: z.array(Source),
    prefill: z.record(z.string(), Prefill).optional(),
    missing: z.array(z.object({ field: z.string(), detail: z.string() })).optional(),
  })
  .meta({ id: 'Requirement' });
export type Requirement = z.infer<typeof Requirement>;

export const RequirementQuery = z.object({
  jurisdiction: JurisdictionCode,
  business_id: z.uuid().optional(),
});

const FeeRange = z
  .object({
    from: z.number().meta({ description: 'The least that it costs', example: 300 }),
    to: z.number().nullable().meta({
      description: 'The most that it costs; null where the state sets no upper limit',
      example: 3000,
    }),
  })
  .meta({ id: 'FeeRange' });

const OperationOfState = z.object({
  base_fee: z.number(),
  fee_range: FeeRange,
  confidence: Confidence,
  min_business_days: z.number().nullable(),
  max_business_days: z.number().nullable(),
  documents_needed: z
    .array(
      z.object({
        label: z
          .string()
          .meta({ description: 'A noun phrase for it', example: 'Certificate of good standing' }),
        max_age_days: z
          .int()
          .nullable()
          .meta({ description: 'How old it may be at filing; null without a limit' }),
        age_in_words: z.string().nullable().meta({
          description: 'How recent it must be, if the state does not say it in days',
        }),
      }),
    )
    .meta({ description: 'The documents that the state requires of everybody, whatever the answers are' }),
});

export const Jurisdiction = z
  .object({
    object: z.literal('jurisdiction'),
    code: JurisdictionCode,
    name: z.string(),
    office: z.object({ name: z.string(), url: z.string().nullable() }),
    operations: z.array(OperationType).meta({ description: 'What can be filed there' }),
    foreign_qualification: OperationOfState,
    formation: OperationOfState,
    version: z.string(),
  })
  .meta({ id: 'Jurisdiction' });
export type Jurisdiction = z.infer<typeof Jurisdiction>;

export const JurisdictionList = listOf(Jurisdiction, 'JurisdictionList');
