import { notFound } from 'next/navigation';
import { cache } from 'react';
import { nullIfNotFound } from '#lib/client/client-problem';
import { submissionsOf } from '#lib/client/submissions-of';
import type { CaseDraft } from '#lib/contract/answer-draft';
import type { Business } from '#lib/contract/business';
import type { Case } from '#lib/contract/case';
import type { CaseRow } from '#lib/contract/case-rows';
import type { Document } from '#lib/contract/document';
import type { Event } from '#lib/contract/event';
import type { Filing } from '#lib/contract/filing';
import type { RequirementField } from '#lib/contract/requirement';
import { Id } from '#lib/contract/scalars';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';
import { everyEvent } from '../../filings/[id]/every-event.ts';
import { nowInMode } from '../../now-in-mode.ts';
import { neighborsOf } from './neighbors-of.ts';

export const loadCase = cache(async (session: Session, id: string): Promise<Case> => {
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(session.client.cases.get(id));
});

const loadFiling = cache((session: Session, id: string) => session.client.filings.get(id));
export const loadBusiness = cache((session: Session, id: string) => session.client.businesses.get(id));

/** The business and the state of a case; null if it has neither. */
export async function loadSubject(session: Session, { parent_type, parent_id }: Case) {
  if (parent_type === 'filing') {
    const { legal_name, jurisdiction } = await loadFiling(session, parent_id);
    return { name: legal_name, state: jurisdiction };
  }
  if (parent_type !== 'business') return null;
  const { legal_name, registration_jurisdiction } = await loadBusiness(session, parent_id);
  return { name: legal_name, state: registration_jurisdiction };
}

export type CaseView = {
  item: Case;
  now: string;
  /** As the inbox lists it, with its owner; null at a service that is hosted elsewhere. */
  row: CaseRow | null;
  neighbors: Awaited<ReturnType<typeof neighborsOf>>;
  /** The filing that waits for the case; null if it belongs to something else. */
  filing: Filing | null;
  /** The record of the filing, or the one that the case is about; null if there is neither. */
  business: Business | null;
  draft: CaseDraft;
  /** Documents of the business, to choose from. */
  onFile: Document[];
  /** Documents that came with the case. */
  attached: Document[];
  /** The questions and answers so far. */
  history: Event[];
  /** The submitted answers of the filing, by field name. */
  submitted: Record<string, unknown>;
  /** The questions of the state's form; none if the case is about no submission to a state. */
  stateFields: RequirementField[];
};

export async function loadCaseView(session: Session, id: string): Promise<CaseView> {
  const { client, consoleClient } = session;
  const item = await loadCase(session, id);
  const [filing, saved, attached, history, now, row, neighbors] = await Promise.all([
    item.parent_type === 'filing' ? loadFiling(session, item.parent_id) : null,
    consoleClient.caseDrafts.get(id).catch(nullIfNotFound),
    Promise.all((item.request?.documents ?? []).map((document) => client.documents.get(document))),
    historyOf(session, item),
    nowInMode(session),
    consoleClient.cases.get(id).catch(nullIfNotFound),
    neighborsOf(session, item),
  ]);
  const businessId = filing?.business_id ?? (item.parent_type === 'business' ? item.parent_id : null);
  const [{ business, onFile }, submitted, stateFields] = await Promise.all([
    withDocuments(session, businessId),
    filing === null
      ? {}
      : client.filings.submission(filing.id).then(
          ({ body }) => body,
          () => ({}),
        ),
    filing === null || filing.type === 'ein'
      ? []
      : submissionsOf(client, filing.type)
          .requirement({ jurisdiction: filing.jurisdiction })
          .then(
            ({ fields }) => fields,
            () => [],
          ),
  ]);
  return {
    item,
    now,
    row,
    neighbors,
    filing,
    business,
    draft: saved ?? emptyDraft(item),
    onFile,
    attached,
    history,
    submitted,
    stateFields,
  };
}

/** Oldest first. Where there is no filing, only the events of the last 30 days are kept. */
async function historyOf({ client }: Session, { id, parent_type, parent_id }: Case): Promise<Event[]> {
  if (parent_type === 'filing')
    return (await everyEvent(client, parent_id)).filter((event) => event.data.object.id === id);
  return (await Array.fromAsync(client.events.all({ object_id: id }))).toReversed();
}

/** A service that is hosted elsewhere has no drafts; the case can be answered anyway. */
function emptyDraft({ id, opened_at }: Case): CaseDraft {
  return {
    object: 'case_draft',
    case_id: id,
    version: 0,
    fields: {},
    documents: [],
    updated_by: '',
    updated_at: opened_at,
  };
}

async function withDocuments(
  session: Session,
  id: string | null,
): Promise<Pick<CaseView, 'business' | 'onFile'>> {
  if (id === null) return { business: null, onFile: [] };
  const business = await loadBusiness(session, id);
  return { business, onFile: await documentsOf(session, business) };
}

/** The documents of a registration and of the business that it registers: what a filing and its answers may name. */
async function documentsOf({ client }: Session, business: Business): Promise<Document[]> {
  const owners = [business.id, business.formation_business_id].filter(
    (id) => id !== null && id !== undefined,
  );
  const lists = await Promise.all(owners.map((id) => Array.fromAsync(client.documents.all(id))));
  return lists.flat();
}
