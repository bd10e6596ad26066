import { stateName } from '#components/filings/state-name.ts';
import { faultsOf } from '#components/forms/answers-schema.ts';
import { askedFields } from '#lib/contract/asked-fields';
import type { PlanDraft, PlanDraftState } from '#lib/contract/plan-draft';
import { answersOfState, assembleSubmission } from '#lib/rules/plan/assemble-submission';
import type { PlanRequirement } from '#lib/rules/plan/plan-requirement';
import type { Session } from '#lib/session/session';
import { formationRequirement } from './[planId]/formation-requirement.ts';
import { planListWords } from './words.ts';

export type DraftRow = {
  id: string;
  business: string;
  states: string;
  what: string;
  updatedAt: string;
  updatedBy: string;
  /** Questions that want an answer; null where the state's rules could not be read. */
  progress: { done: number; total: number } | null;
};

export function draftRows(session: Session, plans: readonly PlanDraft[]): Promise<DraftRow[]> {
  return Promise.all(
    plans.map(async (plan) => ({
      id: plan.id,
      business: plan.business_name,
      states: plan.states.map(({ jurisdiction }) => stateName(jurisdiction)).join(', '),
      what: plan.type === 'formation' ? planListWords.formation : planListWords.foreignQualification,
      updatedAt: plan.updated_at,
      updatedBy: plan.updated_by,
      progress: await progressOf(session, plan),
    })),
  );
}

async function progressOf(session: Session, plan: PlanDraft): Promise<DraftRow['progress']> {
  const counts = await Promise.all(plan.states.map((state) => countOf(session, plan, state))).catch(
    () => null,
  );
  if (counts === null) return null;
  const sum = (part: 'done' | 'total') => counts.reduce((all, count) => all + count[part], 0);
  return { done: sum('done'), total: sum('total') };
}

async function countOf({ mode, client }: Session, plan: PlanDraft, state: PlanDraftState) {
  const { jurisdiction } = state;
  const requirement: PlanRequirement = plan.business_id
    ? await client.foreignQualifications.requirement({ jurisdiction, business_id: plan.business_id })
    : await formationRequirement(client, jurisdiction);
  const { answers } = assembleSubmission(plan, state, requirement);
  const wanted = askedFields(requirement.fields, answers).filter((field) => field.required);
  const values = answersOfState(plan, state, requirement);
  const setting = { mode, today: plan.updated_at.slice(0, 10), documents: [] };
  const faulty = new Set(faultsOf(requirement.fields, values, setting).map(({ path }) => path[0]));
  return { total: wanted.length, done: wanted.filter(({ name }) => !faulty.has(name)).length };
}
