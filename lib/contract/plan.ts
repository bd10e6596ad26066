import { z } from 'zod';
import { FieldSpec } from '#lib/contract/case';
import { DocumentType } from '#lib/contract/document';
import { FeeQuote } from '#lib/contract/fee';
import { JurisdictionVersion } from '#lib/contract/jurisdiction-version';
import { listOf, PageQuery } from '#lib/contract/list';
import { Metadata, MetadataPatch } from '#lib/contract/metadata';
import { NameCheck } from '#lib/contract/name-check';
import { FieldError, OtherRegistration, Problem } from '#lib/contract/problem';
import { AfterFiling, FieldSection, FieldShape } from '#lib/contract/requirement';
import { CivilDate, Id, JurisdictionCode, Mode, Timestamp, text } from '#lib/contract/scalars';

export const PlanStatus = z.enum(['draft', 'sending', 'sent', 'partly_sent']);
export type PlanStatus = z.infer<typeof PlanStatus>;

export const PlanStateStatus = z.enum(['draft', 'waiting_approval', 'sending', 'sent', 'refused']);
export type PlanStateStatus = z.infer<typeof PlanStateStatus>;

export const mostStates = 51;

const answerName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,99}$/, 'Name a field as the requirement operation does.');
const Answers = z.record(answerName, z.unknown()).meta({
  description: 'Name of a field to its answer, as a submission has it; an incomplete answer is kept',
  example: { email: 'filings@northwind.example' },
});
const AnswersPatch = Answers.meta({
  description: 'Answers to add or change; one with null is removed, one that is not named stays',
  example: { email: 'filings@northwind.example', purpose: null },
});

const expedited_tier = text(40).meta({ description: 'Left out for standard processing', example: '24_hour' });

/** What is filed in a state of the plan, and when it takes effect. */
const stateInput = {
  expedited_tier: expedited_tier.optional(),
  effective_date: CivilDate.optional(),
};

/** Answers that are different or needed only in one state. */
export const PlanStateInput = z
  .object({ answers: Answers.optional(), ...stateInput })
  .meta({ id: 'PlanStateInput' });
export type PlanStateInput = z.infer<typeof PlanStateInput>;

const jurisdictions = z.array(JurisdictionCode).min(1, 'Name at least one state.').max(mostStates);

export const CreatePlanRequest = z
  .object({
    business_id: Id.meta({ description: 'The business as registered in its formation state' }),
    jurisdictions,
    answers: Answers.optional(),
    states: z.record(JurisdictionCode, PlanStateInput).optional(),
    metadata: Metadata.optional(),
  })
  .meta({ id: 'CreatePlanRequest' });
export type CreatePlanRequest = z.infer<typeof CreatePlanRequest>;

const PlanStatePatch = z
  .object({
    answers: AnswersPatch.nullish(),
    expedited_tier: expedited_tier.nullish(),
    effective_date: CivilDate.nullish(),
  })
  .meta({ id: 'PlanStatePatch' });

export const UpdatePlanRequest = z
  .object({
    version: z.int().optional().meta({
      description:
        'The version that you have read; required unless `If-Match` says it. Where the plan has changed since, the answer is 409 `plan_changed`',
      example: 1,
    }),
    business_id: Id.optional().meta({
      description: 'The business of the plan; another one is refused, because a plan stays with its business',
    }),
    jurisdictions: jurisdictions.optional().meta({
      description: 'All states that the plan is to have, instead of `add` and `remove`',
    }),
    add: z.array(JurisdictionCode).max(mostStates).nullish(),
    remove: z.array(JurisdictionCode).max(mostStates).nullish(),
    answers: AnswersPatch.nullish(),
    states: z.record(JurisdictionCode, PlanStatePatch).nullish(),
    metadata: MetadataPatch.nullish(),
  })
  .meta({ id: 'UpdatePlanRequest' });
export type UpdatePlanRequest = z.infer<typeof UpdatePlanRequest>;

/** Selects states of the plan; all that are not submitted if it names none. */
export const PlanSelection = z
  .object({ jurisdictions: z.array(JurisdictionCode).min(1).max(mostStates).optional() })
  .meta({ id: 'PlanSelection' });
export type PlanSelection = z.infer<typeof PlanSelection>;

/** The origin of an answer. */
export const ValueSource = z.enum(['record', 'filing', 'person', 'last_used']);
export type ValueSource = z.infer<typeof ValueSource>;

export const PlanQuestion = FieldSpec.extend({
  label: z.string(),
  section: FieldSection,
  shape: FieldShape.optional(),
  inner_required: z.array(z.string()).optional(),
  located_in: z.enum(['jurisdiction', 'home_state']).optional(),
  street_only: z.literal(true).optional(),
  options: z.array(z.string()).optional(),
  max_age_days: z.int().optional(),
  states: z.array(JurisdictionCode).min(1),
  value: z.unknown(),
  value_source: ValueSource.nullable(),
}).meta({ id: 'PlanQuestion' });
export type PlanQuestion = z.infer<typeof PlanQuestion>;

export const MissingAnswer = z
  .object({
    pointer: z.string().meta({ example: '/governing_persons' }),
    detail: z.string(),
  })
  .meta({ id: 'MissingAnswer' });
export type MissingAnswer = z.infer<typeof MissingAnswer>;

export const DocumentNeeded = z
  .object({
    type: DocumentType,
    max_age_days: z.int().nullable(),
    age_in_words: z.string().nullable(),
    order_by: z.iso.date().nullable(),
    document_id: Id.nullable(),
  })
  .meta({ id: 'DocumentNeeded' });
export type DocumentNeeded = z.infer<typeof DocumentNeeded>;

export const ExpectedDays = z
  .object({
    min_business_days: z.int(),
    max_business_days: z.int(),
    source: z.enum(['state', 'observed']),
  })
  .meta({ id: 'ExpectedDays' });

/** The members of a state that both a plan and its list row show. */
const stateFacts = {
  jurisdiction: JurisdictionCode,
  status: PlanStateStatus,
  expedited_tier: z.string().nullable(),
  effective_date: z.iso.date().nullable(),
  idempotency_key: z.string(),
  filing_id: Id.nullable(),
};

export const PlanState = z
  .object({
    ...stateFacts,
    answers: z.record(z.string(), z.unknown()),
    ready: z.boolean(),
    missing: z.array(MissingAnswer),
    problems: z.array(Problem),
    warnings: z.array(FieldError),
    other_registrations: z.array(OtherRegistration),
    fee: FeeQuote.nullable(),
    name_check: NameCheck.nullable(),
    expected: ExpectedDays.nullable(),
    documents_needed: z.array(DocumentNeeded),
    after_filing: z.array(AfterFiling),
    rules_changes: z.array(JurisdictionVersion),
  })
  .meta({ id: 'PlanState' });
export type PlanState = z.infer<typeof PlanState>;

export const PlanTotals = z
  .object({
    credit_card: z.number().meta({ example: 1075 }),
    ach: z.number().meta({ example: 1050 }),
    currency: z.literal('USD'),
    complete: z.boolean(),
    not_computed: z.array(JurisdictionCode),
  })
  .meta({ id: 'PlanTotals' });
export type PlanTotals = z.infer<typeof PlanTotals>;

const planFacts = {
  id: Id,
  object: z.literal('plan'),
  mode: Mode,
  created_at: Timestamp,
  updated_at: Timestamp,
  metadata: Metadata,
  version: z.int(),
  business_id: Id,
  status: PlanStatus,
  created_by: z.string(),
};

/** One business, the states in which to qualify it, and everything known about each. */
export const Plan = z
  .object({
    ...planFacts,
    answers: z.record(z.string(), z.unknown()),
    states: z.array(PlanState).min(1).max(mostStates),
    questions: z.array(PlanQuestion),
    totals: PlanTotals,
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

/** A plan without what is computed from the rules, as in lists and events. */
export const PlanSummary = z
  .object({ ...planFacts, states: z.array(z.object(stateFacts)).min(1).max(mostStates) })
  .meta({ id: 'PlanSummary' });
export type PlanSummary = z.infer<typeof PlanSummary>;

export const PlanSummaryList = listOf(PlanSummary, 'PlanSummaryList');

export const PlanListQuery = PageQuery.extend({ business_id: Id.optional() });
export type PlanListQuery = z.infer<typeof PlanListQuery>;

/** Every check of every state that is not submitted yet, with the states' registers searched. */
export const PlanPreflight = z
  .object({
    object: z.literal('preflight'),
    ok: z.boolean(),
    states: z.array(
      z.object({
        jurisdiction: JurisdictionCode,
        ok: z.boolean(),
        problems: z.array(Problem),
        warnings: z.array(FieldError),
        other_registrations: z.array(OtherRegistration),
        name_check: NameCheck.nullable(),
        fee: FeeQuote.nullable(),
      }),
    ),
    totals: PlanTotals,
  })
  .meta({ id: 'PlanPreflight' });
export type PlanPreflight = z.infer<typeof PlanPreflight>;
