import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Business } from '#lib/contract/business';
import type { Case } from '#lib/contract/case';
import type { CaseDraft } from '#lib/contract/console/answer-draft';
import type { Document } from '#lib/contract/document';
import type { Event } from '#lib/contract/event';
import type { Filing } from '#lib/contract/filing';
import { Id } from '#lib/contract/scalars';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';
import { everyEvent } from '../../filings/[id]/every-event.ts';
import { nowInMode } from '../../now-in-mode.ts';
import { papersOf } from '../../papers-of.ts';

export const loadCase = cache(async (session: Session, id: string): Promise<Case> => {
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(session.client.cases.get(id));
});

export type CaseView = {
  item: Case;
  now: string;
  /** What the question is about; null where the case belongs to no filing. */
  filing: Filing | null;
  /** The record of the filing, or the one that the question is about; null where it is about neither. */
  business: Business | null;
  draft: CaseDraft;
  /** Papers of the business, to choose from. */
  onFile: Document[];
  /** Papers that came with the question. */
  attached: Document[];
  /** What has been asked and answered so far. */
  history: Event[];
  /** What was submitted with the filing, by field name. */
  submitted: Record<string, unknown>;
};

export async function loadCaseView(session: Session, id: string): Promise<CaseView> {
  const { client, console } = session;
  const item = await loadCase(session, id);
  const [filing, draft, attached, history, now] = await Promise.all([
    item.parent_type === 'filing' ? client.filings.get(item.parent_id) : null,
    console.caseDrafts.get(id).catch(() => emptyDraft(item)),
    Promise.all((item.request?.documents ?? []).map((paper) => client.documents.get(paper))),
    item.parent_type === 'filing' ? everyEvent(client, item.parent_id) : [],
    nowInMode(session),
  ]);
  const businessId = filing?.business_id ?? (item.parent_type === 'business' ? item.parent_id : null);
  const [business, submitted] = await Promise.all([
    businessId === null ? null : client.businesses.get(businessId),
    filing === null
      ? {}
      : console.filings.submission(filing.id).then(
          ({ body }) => body,
          () => ({}),
        ),
  ]);
  const onFile = business ? await papersOf(session, business) : [];
  const own = history.filter((event) => event.data.object.id === id);
  return { item, now, filing, business, draft, onFile, attached, history: own, submitted };
}

/** A service elsewhere keeps no drafts; the question can be answered all the same. */
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
