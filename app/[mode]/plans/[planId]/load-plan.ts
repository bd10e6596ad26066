import { redirect } from 'next/navigation';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { Plan, PlanState } from '#lib/contract/console/plan';
import type { Document } from '#lib/contract/document';
import type { Requirement } from '#lib/contract/requirement';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';
import { nowInMode } from '../../now-in-mode.ts';

export type LoadedPlan = {
  plan: Plan;
  state: PlanState;
  business: Business;
  requirement: Requirement;
  documents: Document[];
  /** YYYY-MM-DD, by the clock of the mode. */
  today: string;
};

/** A draft of one state with all that its form is drawn from. One that was sent leads to its filing. */
export async function loadPlan(session: Session, planId: string): Promise<LoadedPlan> {
  const { mode, client, console } = session;
  const plan = await orNotFound(console.plans.get(planId));
  const [state] = plan.states;
  if (!state) throw new Error(`Plan ${plan.id} names no state.`);
  if (state.filing_id) redirect(paths.filing(mode, state.filing_id));
  const [business, requirement, documents, now] = await Promise.all([
    orNotFound(client.businesses.get(plan.business_id)),
    client.foreignQualifications.requirement({
      jurisdiction: state.jurisdiction,
      business_id: plan.business_id,
    }),
    client.documents.list(plan.business_id, { limit: 100 }),
    nowInMode(session),
  ]);
  return { plan, state, business, requirement, documents: documents.data, today: now.slice(0, 10) };
}
