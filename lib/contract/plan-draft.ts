import { z } from 'zod';
import { listOf, PageQuery } from '#lib/contract/list';
import { OperationType } from '#lib/contract/operation-type';
import { mostStates, PlanStateStatus } from '#lib/contract/plan';
import { Id, JurisdictionCode, Mode, Timestamp } from '#lib/contract/scalars';

const PlanStatus = z.enum(['draft', 'submitted']);

/**
 * A plan as a form edits it, answer by answer: a person's changes are checked against those of colleagues. The same
 * rows are the plan of the interface (`#lib/contract/plan`); for a formation there is only the draft.
 */
export const PlanDraftState = z
  .object({
    jurisdiction: JurisdictionCode,
    answers: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What this state alone asks, or answers otherwise' }),
    expedited_tier: z.string().nullable(),
    effective_date: z.iso.date().nullable(),
    idempotency_key: z.string().meta({ description: 'Sent with every try to submit this state' }),
    filing_id: Id.nullable().meta({ description: 'Set once the state is submitted' }),
    status: PlanStateStatus,
    refusal: z.string().nullable().meta({
      description: 'Why it was not sent the last time, in words; null once it is changed or sent again',
    }),
  })
  .meta({ id: 'PlanDraftState' });
export type PlanDraftState = z.infer<typeof PlanDraftState>;

/** Who last changed an answer, and at which version of the plan. */
export const AnswerStamp = z.object({ version: z.int(), by: z.string(), at: Timestamp });
export type AnswerStamp = z.infer<typeof AnswerStamp>;

export const PlanDraft = z
  .object({
    id: Id,
    object: z.literal('plan'),
    mode: Mode,
    created_at: Timestamp,
    updated_at: Timestamp,
    created_by: z.string(),
    updated_by: z.string(),
    type: OperationType,
    business_id: Id.nullable().meta({ description: 'Null for a formation: it makes the business' }),
    business_name: z.string().meta({ description: 'For a formation, the name that it is to have' }),
    version: z.int().meta({ description: 'Grows by one with each change' }),
    status: PlanStatus,
    answers: z.record(z.string(), z.unknown()).meta({ description: 'What the states share' }),
    states: z.array(PlanDraftState).min(1),
    stamps: z.record(z.string(), AnswerStamp).meta({ description: 'Path of an answer to who wrote it last' }),
    priced_on: z.iso.date().meta({ description: 'Today of the service: its estimates depend on it' }),
  })
  .meta({ id: 'PlanDraft' });
export type PlanDraft = z.infer<typeof PlanDraft>;

export const PlanDraftList = listOf(PlanDraft, 'PlanDraftList');

/** Either a business and the states in which to qualify it, or a formation in one state. */
export const CreatePlanDraftRequest = z
  .object({
    type: OperationType.optional(),
    business_id: Id.optional(),
    jurisdictions: z.array(JurisdictionCode).min(1).max(mostStates),
    answers: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'What the states share and is known before anybody types' }),
  })
  .superRefine(({ type, business_id, jurisdictions }, ctx) => {
    const refuse = (member: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [member], message });
    if (type !== 'formation') {
      if (!business_id) refuse('business_id', 'Name the business that is to be qualified.');
      return;
    }
    if (business_id) refuse('business_id', 'A formation makes its own business; name none.');
    if (jurisdictions.length > 1) refuse('jurisdictions', 'An LLC is formed in one state.');
  });
export type CreatePlanDraftRequest = z.infer<typeof CreatePlanDraftRequest>;

/**
 * One changed answer. `path` is `answers/<field>`, `states/<US-XX>/answers/<field>`, `states/<US-XX>/expedited_tier`
 * or `states/<US-XX>/effective_date`; a null value removes the answer.
 */
export const PlanChange = z.object({
  path: z.string().max(200),
  value: z.unknown(),
  base_version: z.int().meta({ description: 'Version of the plan that the writer had seen' }),
});
export type PlanChange = z.infer<typeof PlanChange>;

export const UpdatePlanDraftRequest = z.object({ changes: z.array(PlanChange).min(1).max(200) });
export type UpdatePlanDraftRequest = z.infer<typeof UpdatePlanDraftRequest>;

/** An answer that somebody else changed since `base_version`; it was not overwritten. */
export const PlanConflict = z.object({
  path: z.string(),
  yours: z.unknown(),
  theirs: z.unknown(),
  stamp: AnswerStamp,
});
export type PlanConflict = z.infer<typeof PlanConflict>;

export const UpdatePlanDraftResult = z.object({ plan: PlanDraft, conflicts: z.array(PlanConflict) });
export type UpdatePlanDraftResult = z.infer<typeof UpdatePlanDraftResult>;

export const PlanDraftListQuery = PageQuery.extend({
  status: PlanStatus.optional(),
  business_id: Id.optional(),
});
export type PlanDraftListQuery = z.infer<typeof PlanDraftListQuery>;
