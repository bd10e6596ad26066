import { redirect } from 'next/navigation';
import type { PaperKeeper } from '#components/forms/form-setting';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { Plan, PlanState } from '#lib/contract/console/plan';
import type { PlanRequirement } from '#lib/contract/console/plan-requirement';
import type { Document } from '#lib/contract/document';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';
import { nowInMode } from '../../now-in-mode.ts';
import { papersNamed } from '../../papers-named.ts';
import { formationRequirement } from './formation-requirement.ts';
import { keepersOf } from './paper-keepers.ts';

export type LoadedPlan = {
  plan: Plan;
  state: PlanState;
  /** Null for a formation: it makes the business. */
  business: Business | null;
  requirement: PlanRequirement;
  /** Papers that may be named: of the business, or for a formation those that its draft names already. */
  documents: Document[];
  /** The businesses with which a paper for a formation can be kept. */
  keepers: PaperKeeper[];
  /** YYYY-MM-DD, by the clock of the mode. */
  today: string;
};

/** A draft of one state with all that its form is drawn from. One that was sent leads to its filing. */
export async function loadPlan(session: Session, planId: string): Promise<LoadedPlan> {
  const { mode, console } = session;
  const plan = await orNotFound(console.plans.get(planId));
  const [state] = plan.states;
  if (!state) throw new Error(`Plan ${plan.id} names no state.`);
  if (state.filing_id) redirect(paths.filing(mode, state.filing_id));
  const now = nowInMode(session);
  const facts = plan.business_id
    ? ofBusiness(session, plan.business_id, state.jurisdiction)
    : ofFormation(session, plan, state.jurisdiction);
  return { plan, state, ...(await facts), today: (await now).slice(0, 10) };
}

type Facts = Pick<LoadedPlan, 'business' | 'requirement' | 'documents' | 'keepers'>;

async function ofBusiness({ client }: Session, business_id: string, jurisdiction: string): Promise<Facts> {
  const [business, requirement, documents] = await Promise.all([
    orNotFound(client.businesses.get(business_id)),
    client.foreignQualifications.requirement({ jurisdiction, business_id }),
    client.documents.list(business_id, { limit: 100 }),
  ]);
  return { business, requirement, documents: documents.data, keepers: [] };
}

async function ofFormation(session: Session, plan: Plan, jurisdiction: string): Promise<Facts> {
  const requirement = await formationRequirement(session.client, jurisdiction);
  const wantsPaper = requirement.fields.some(({ type }) => type === 'document');
  const [documents, keepers] = wantsPaper
    ? await Promise.all([namedIn(session, plan, requirement), keepersOf(session)])
    : [[], []];
  return { business: null, requirement, documents, keepers };
}

/** The papers that the draft of a formation names already; none of another company is offered for it. */
function namedIn(session: Session, plan: Plan, { fields }: PlanRequirement): Promise<Document[]> {
  return papersNamed(session, fields, plan.answers, ...plan.states.map(({ answers }) => answers));
}
