import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import type { DocumentOwner, KnownContact, KnownOffice } from '#components/forms/form-setting.ts';
import type { TypedParty } from '#components/forms/typed-parties.ts';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { Document } from '#lib/contract/document';
import type { PlanDraft, PlanDraftState } from '#lib/contract/plan-draft';
import type { PlanRequirement } from '#lib/rules/plan/plan-requirement';
import { type RulesNews, rulesNews } from '#lib/rules/plan/rules-news';
import { unseenRules } from '#lib/rules/plan/unseen-rules';
import { latestStart } from '#lib/rules/requirement/check-start-of-business';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { documentsNamed } from '../../documents-named.ts';
import { observedTimes } from '../../filings/report/observed-times.ts';
import { nowInMode } from '../../now-in-mode.ts';
import { planListWords } from '../words.ts';
import { formationRequirement } from './formation-requirement.ts';
import { contactsAtHand, lastFormed } from './last-plans.ts';

export type LoadedPlan = {
  plan: PlanDraft;
  state: PlanDraftState;
  /** Null for a formation: it makes the business. */
  business: Business | null;
  requirement: PlanRequirement;
  /** Documents that may be named: of the business, or for a formation those that its draft names already. */
  documents: Document[];
  /** The businesses with which a document for a formation can be kept. */
  documentOwners: DocumentOwner[];
  /** Whom the filing may name as its contact without typing. */
  contacts: KnownContact[];
  /** For a formation, who organized the ones before it, and their principal offices. */
  organizers: TypedParty[];
  offices: KnownOffice[];
  /** Changes of the rules since the plan saw them. */
  news: RulesNews | null;
  /** How long one's own last filings there took, by tier; '' is standard processing. */
  observed: Readonly<Record<string, string>>;
  /** YYYY-MM-DD, by the clock of the mode. */
  today: string;
  /** The last day on which business in the state may begin. Counted here, because a form loads no calendar library. */
  latestStart: string;
};

export const readPlanDraft = cache(({ consoleClient }: Session, id: string) =>
  orNotFound(consoleClient.planDrafts.get(id)),
);

/** "Northwind Freight, LLC, Texas": what the title of a page about a draft begins with. */
export async function planTitle(given: string, planId: string): Promise<string> {
  const { business_name, states } = await readPlanDraft(await requireSession(given), planId);
  const [first] = states;
  return `${business_name}, ${first && states.length === 1 ? stateName(first.jurisdiction) : planListWords.manyStates(states.length)}`;
}

/**
 * A draft of one state with all that its form is drawn from. One that was sent leads to its filing, or to the approval
 * that it waits for.
 */
export async function loadPlan(session: Session, planId: string, jurisdiction?: string): Promise<LoadedPlan> {
  const { mode } = session;
  const plan = await readPlanDraft(session, planId);
  const state = jurisdiction ? plan.states.find((one) => one.jurisdiction === jurisdiction) : plan.states[0];
  if (!state) notFound();
  if (state.filing_id) redirect(`${paths.filing(mode, state.filing_id)}#submitted`);
  const [waiting, facts, now, contacts, news, observed] = await Promise.all([
    approvalOf(session, state),
    plan.business_id
      ? ofBusiness(session, plan.business_id, state.jurisdiction)
      : ofFormation(session, plan, state.jurisdiction),
    nowInMode(session),
    contactsAtHand(session),
    newsOf(session, plan, state),
    observedTimes(session, state.jurisdiction, plan.type),
  ]);
  if (waiting) redirect(paths.approval(mode, waiting));
  const { requirement } = facts;
  // An answer typed at one of several states applies only to that state; shared questions are asked once for all.
  const fields = requirement.fields.map(({ sources, ...field }) => ({
    ...field,
    ...(sources?.length && { sources }),
    common: false,
  }));
  const own = plan.states.length > 1 ? { requirement: { ...requirement, fields } } : {};
  const today = now.slice(0, 10);
  return {
    plan,
    state,
    ...facts,
    ...own,
    contacts,
    news,
    observed,
    today,
    latestStart: latestStart(today),
  };
}

async function newsOf(
  { client }: Session,
  plan: PlanDraft,
  state: PlanDraftState,
): Promise<RulesNews | null> {
  const { data } = await client.jurisdictions.versions(state.jurisdiction, { limit: 20 });
  return rulesNews(unseenRules(data, plan, state), plan.type);
}

/** The approval that the state waits for, if it was submitted and a rule holds it. */
async function approvalOf({ consoleClient }: Session, { idempotency_key }: { idempotency_key: string }) {
  const query = { status: 'waiting', idempotency_key, limit: 1 } as const;
  const { data } = await consoleClient.approvals.list(query);
  return data[0]?.approval.id;
}

type Facts = Pick<
  LoadedPlan,
  'business' | 'requirement' | 'documents' | 'documentOwners' | 'organizers' | 'offices'
>;

async function ofBusiness({ client }: Session, business_id: string, jurisdiction: string): Promise<Facts> {
  const [business, requirement, documents] = await Promise.all([
    orNotFound(client.businesses.get(business_id)),
    client.foreignQualifications.requirement({ jurisdiction, business_id }),
    Array.fromAsync(client.documents.all(business_id)),
  ]);
  return { business, requirement, documents, documentOwners: [], organizers: [], offices: [] };
}

async function ofFormation(session: Session, plan: PlanDraft, jurisdiction: string): Promise<Facts> {
  const [requirement, formed] = await Promise.all([
    formationRequirement(session.client, jurisdiction),
    lastFormed(session),
  ]);
  const wantsDocument = requirement.fields.some(({ type }) => type === 'document');
  const [documents, documentOwners] = wantsDocument
    ? await Promise.all([namedIn(session, plan, requirement), documentOwnersOf(session)])
    : [[], []];
  return { business: null, requirement, documents, documentOwners, ...formed };
}

/** The documents that the draft of a formation names already; none of another company is offered for it. */
function namedIn(session: Session, plan: PlanDraft, { fields }: PlanRequirement): Promise<Document[]> {
  return documentsNamed(session, fields, plan.answers, ...plan.states.map(({ answers }) => answers));
}

const MOST_OWNERS = 500;

/**
 * The companies on record, by name: a document of one that is being formed is kept with another until it has a record.
 */
async function documentOwnersOf({ client }: Session): Promise<DocumentOwner[]> {
  const documentOwners: DocumentOwner[] = [];
  for await (const business of client.businesses.all({ registration: 'formation' })) {
    const { id, legal_name, formation_jurisdiction, registration_number } = business;
    const number = registration_number ? `, no. ${registration_number}` : '';
    documentOwners.push({ id, name: `${legal_name} (${stateName(formation_jurisdiction)}${number})` });
    if (documentOwners.length === MOST_OWNERS) break;
  }
  return documentOwners.toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'));
}
