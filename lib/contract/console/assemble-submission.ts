import { askedFields } from '#lib/contract/asked-fields';
import type { Plan, PlanState } from '#lib/contract/console/plan';
import { tidyAnswer } from '#lib/contract/console/tidy-answer';
import type { Requirement, RequirementField } from '#lib/contract/requirement';

type Draft = Pick<Plan, 'business_id' | 'answers'>;
type DraftState = Pick<PlanState, 'jurisdiction' | 'answers' | 'expedited_tier' | 'effective_date'>;

export type Submission = {
  /** Body of POST /v1/filing/foreign-qualification. */
  body: Record<string, unknown>;
  /** Answers that the draft keeps and that are not sent, because nothing asks for them now. */
  hidden: RequirementField[];
};

/** What a person sees of one state: the record's own values, under what the states share, under what this state says. */
export function answersOfState(
  plan: Draft,
  state: DraftState,
  requirement: Pick<Requirement, 'prefill'>,
): Record<string, unknown> {
  const prefill = Object.entries(requirement.prefill ?? {}).map(([name, { value }]) => [name, value]);
  const dated = state.effective_date === null ? {} : { effective_date: state.effective_date };
  return { ...Object.fromEntries(prefill), ...plan.answers, ...state.answers, ...dated };
}

/** The same draft always gives the same body: the idempotency key of the state belongs to it. */
export function assembleSubmission(
  plan: Draft,
  state: DraftState,
  requirement: Pick<Requirement, 'prefill' | 'fields'>,
): Submission {
  const given = answersOfState(plan, state, requirement);
  const tidy = Object.fromEntries(
    requirement.fields
      .map((field) => [field.name, tidyAnswer(given[field.name], given, field.shape)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const asked = new Set(askedFields(requirement.fields, tidy).map(({ name }) => name));
  const sent = Object.entries(tidy).filter(([name]) => asked.has(name));
  return {
    body: {
      jurisdiction: state.jurisdiction,
      business_id: plan.business_id,
      ...Object.fromEntries(sent),
      ...(state.expedited_tier === null ? {} : { expedited_tier: state.expedited_tier }),
    },
    hidden: requirement.fields.filter(({ name }) => name in tidy && !asked.has(name)),
  };
}
