import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { stateNames } from '#components/filings/state-name.ts';
import { faultsOf } from '#components/forms/answers-schema.ts';
import { askedFields } from '#lib/contract/asked-fields';
import type { PlanDraft, PlanDraftState } from '#lib/contract/plan-draft';
import { answersOfState, assembleSubmission } from '#lib/rules/plan/assemble-submission';
import type { PlanRequirement } from '#lib/rules/plan/plan-requirement';
import { isSubmitted } from '#lib/rules/plan/plan-status';
import type { Session } from '#lib/session/session';
import { formationRequirement } from './[planId]/formation-requirement.ts';
import { planListWords } from './words.ts';

/** The states of a plan for more are counted and not named. */
const few = 4;

export type DraftRow = {
  id: string;
  business: string;
  states: string;
  what: string;
  updatedAt: string;
  updatedBy: string;
  /** It became a filing, so it stays as the record of what was sent. */
  isSent: boolean;
  /** A state came back, from an approver or from a check. */
  isRefused: boolean;
  /** Follows the rows: counting takes a check of each state. */
  progress: Promise<DraftProgress>;
};

/** Of the questions, or for a plan of several states, of its states; null if the rules could not be read. */
export type DraftProgress = { done: number; total: number; of: 'questions' | 'states' } | null;

export function draftRows(session: Session, plans: readonly PlanDraft[]): DraftRow[] {
  return plans.map((plan) => ({
    id: plan.id,
    business: plan.business_name,
    states: statesOf(plan),
    what: FILING_TYPE_WORDS[plan.type],
    updatedAt: plan.updated_at,
    updatedBy: plan.updated_by,
    isSent: plan.states.some(({ filing_id }) => filing_id !== null),
    isRefused: plan.states.some(({ status }) => status === 'refused'),
    progress: progressOf(session, plan),
  }));
}

/** The states of a plan by name, or how many they are. */
export function statesOf({ states }: PlanDraft): string {
  if (states.length > few) return planListWords.manyStates(states.length);
  return stateNames(states.map(({ jurisdiction }) => jurisdiction));
}

async function progressOf(session: Session, plan: PlanDraft): Promise<DraftProgress> {
  const [state] = plan.states;
  if (!state) return null;
  const count = plan.states.length > 1 ? readyStates(session, plan) : countOf(session, plan, state);
  return count.catch(() => null);
}

async function readyStates({ client }: Session, { id }: PlanDraft): Promise<DraftProgress> {
  const { states } = await client.plans.get(id);
  const done = states.filter(({ ready, status }) => ready || isSubmitted(status)).length;
  return { done, total: states.length, of: 'states' };
}

async function countOf(
  { mode, client }: Session,
  plan: PlanDraft,
  state: PlanDraftState,
): Promise<DraftProgress> {
  const { jurisdiction } = state;
  const requirement: PlanRequirement = plan.business_id
    ? await client.foreignQualifications.requirement({ jurisdiction, business_id: plan.business_id })
    : await formationRequirement(client, jurisdiction);
  const { answers } = assembleSubmission(plan, state, requirement);
  const wanted = askedFields(requirement.fields, answers).filter((field) => field.required);
  const values = answersOfState(plan, state, requirement);
  const setting = { mode, today: plan.updated_at.slice(0, 10), documents: [] };
  const faulty = new Set(faultsOf(requirement.fields, values, setting).map(({ path }) => path[0]));
  const done = wanted.filter(({ name }) => !faulty.has(name)).length;
  return { done, total: wanted.length, of: 'questions' };
}
