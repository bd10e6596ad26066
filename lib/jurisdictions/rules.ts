import { z } from 'zod';
import { Source } from '#lib/contract/fee';
import { AfterFiling, NameRules } from '#lib/contract/requirement';
import { DueSchedule } from '#lib/jurisdictions/due-schedule';
import { Cites, Fee, NotesInternal, Tier } from '#lib/jurisdictions/fee-rules';
import { FieldRule } from '#lib/jurisdictions/field-rules';

/** The shape of us-xx.json, with the same members as schema.json; a test compares the two. */
export const OperationRules = z.strictObject({
  form: z.strictObject({
    name: z.string(),
    number: z.string().nullish(),
    url: z.string().nullish(),
    online: z.boolean().nullish(),
    sources: Cites.optional(),
  }),
  statute: z.string().nullable(),
  fees: z.array(Fee).min(1),
  expedited_tiers: z.array(Tier),
  standard_processing: z.strictObject({
    min_business_days: z.number().nullable(),
    max_business_days: z.number().nullable(),
    sources: Cites.optional(),
  }),
  effective_date: z.strictObject({
    delayed_allowed: z.boolean().nullable(),
    max_days: z.int().nullable(),
    sources: Cites.optional(),
    notes_internal: NotesInternal.optional(),
  }),
  fields: z.array(FieldRule),
  after_filing: z.array(
    z.strictObject({
      kind: AfterFiling.shape.kind,
      description: z.string(),
      due: z.string().nullish(),
      schedule: DueSchedule.optional(),
      is_duty: z.literal(false).optional(),
      amount: z.number().nullish(),
      confidence: z.literal('unverified').optional(),
      sources: Cites.optional(),
      notes_internal: NotesInternal.optional(),
    }),
  ),
});
export type OperationRules = z.infer<typeof OperationRules>;

const RestrictedWord = z.strictObject({
  word: z.string(),
  rule: z.enum(['prohibited', 'approval_required']),
  office: z.string().min(1).optional(),
  only_with: z.array(z.string().min(1)).min(1).optional(),
  note: z.string().nullish(),
  notes_internal: NotesInternal.optional(),
});
export type RestrictedWord = z.infer<typeof RestrictedWord>;

const StateNameRules = z.strictObject({
  designators: z.array(z.string()).min(1),
  designator_at_end: z.literal(true).optional(),
  restricted_words: z.array(RestrictedWord),
  standard: NameRules.shape.standard,
  standard_note: z.string().nullish(),
  alternate_name_allowed: z.boolean().nullable(),
  home_designator_accepted: z.boolean().optional(),
  sources: Cites.optional(),
  notes_internal: NotesInternal.optional(),
});

const StateSource = z.strictObject({
  id: z.string().regex(/^s[0-9]+$/),
  url: z.string(),
  kind: Source.shape.kind,
  title: z.string().nullish(),
  as_of: z.union([z.iso.date(), z.string().regex(/^[0-9]{4}(-(0[1-9]|1[0-2]))?$/)]).nullish(),
  notes_internal: NotesInternal.optional(),
});

export const JurisdictionData = z.strictObject({
  code: z.string().regex(/^US-[A-Z]{2}$/),
  name: z.string(),
  office: z.strictObject({
    name: z.string(),
    url: z.string().nullish(),
    postal_address: z.array(z.string().min(1)).min(1).optional(),
  }),
  foreign_qualification: OperationRules,
  formation: OperationRules,
  name_rules: StateNameRules,
  sources: z.array(StateSource).min(1),
  notes_internal: z.array(NotesInternal).optional(),
});
export type JurisdictionData = z.infer<typeof JurisdictionData>;

/**
 * The data without its internal notes. `version` is a hash of them: it changes exactly when a requirement or a fee of
 * the state changes.
 */
export type JurisdictionRules = JurisdictionData & { version: string };
