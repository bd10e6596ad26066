import { askedFields } from '#lib/contract/asked-fields';
import type { PlanDraft, PlanDraftState } from '#lib/contract/plan-draft';
import { gatherEin } from '#lib/rules/plan/ein-answers';
import type { PlanField, PlanRequirement } from '#lib/rules/plan/plan-requirement';
import { tidyAnswer, tidyAnswerTo } from '#lib/rules/plan/tidy-answer';

type Draft = Pick<PlanDraft, 'type' | 'business_id' | 'answers'>;
type DraftState = Pick<PlanDraftState, 'jurisdiction' | 'answers' | 'expedited_tier' | 'effective_date'>;

export type Submission = {
  /** Body of POST /v1/filing/foreign-qualification or /v1/filing/formation. */
  body: Record<string, unknown>;
  /** The submitted answers, by question. */
  answers: Record<string, unknown>;
  /** Answers that the draft stores and that are not submitted, because no question asks for them now. */
  hidden: PlanField[];
};

/**
 * The answers of one state: the record's values, overridden by the answers that the states share, overridden by the
 * state's own.
 */
export function answersOfState(
  plan: Draft,
  state: DraftState,
  requirement: Pick<PlanRequirement, 'prefill'>,
): Record<string, unknown> {
  const prefill = Object.entries(requirement.prefill ?? {}).map(([name, { value }]) => [name, value]);
  const dated = state.effective_date === null ? {} : { effective_date: state.effective_date };
  return { ...Object.fromEntries(prefill), ...plan.answers, ...state.answers, ...dated };
}

/** Deterministic, because the idempotency key of the state is bound to the body. */
export function assembleSubmission(
  plan: Draft,
  state: DraftState,
  requirement: Pick<PlanRequirement, 'prefill' | 'fields'>,
): Submission {
  const given = answersOfState(plan, state, requirement);
  const tidy = Object.fromEntries(
    requirement.fields
      .map((field) => [field.name, tidyAnswerTo(field, given)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const date = tidyAnswer(given.effective_date);
  const asked = new Set(askedFields(requirement.fields, tidy).map(({ name }) => name));
  const answers = Object.fromEntries(Object.entries(tidy).filter(([name]) => asked.has(name)));
  return {
    body: {
      jurisdiction: state.jurisdiction,
      ...(plan.business_id === null ? {} : { business_id: plan.business_id }),
      // Never left out: a state that offers no date refuses it instead of registering at once.
      ...(date === undefined ? {} : { effective_date: date }),
      ...(plan.type === 'formation' ? gatherEin(answers) : answers),
      ...(state.expedited_tier === null ? {} : { expedited_tier: state.expedited_tier }),
    },
    answers,
    hidden: requirement.fields.filter(({ name }) => name in tidy && !asked.has(name)),
  };
}
