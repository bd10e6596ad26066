import { stateName } from '#components/filings/state-name.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import type { Business } from '#lib/contract/business';
import type { FieldSpec } from '#lib/contract/case';
import type { OpenCaseRow } from '#lib/contract/overview';
import { sameQuestions } from '#lib/rules/case/same-question';
import type { Session } from '#lib/session/session';
import { type CaseView, loadBusiness } from './load-case.ts';

/** Another open case that asks for what this one asks. */
export type Sibling = {
  id: string;
  summary: string;
  /** Of the business, and of the state. */
  name: string;
  state: string;
  /** Names of the fields that the same answer fills in, and how they are called. */
  fields: string[];
  labels: string[];
  /** Its other questions: if there are any, it is answered on its own page. */
  rest: string[];
};

const MOST = 20;

/** Open cases of the same business, or of one with the same owner, that ask for a field of this case. */
export async function loadSiblings(session: Session, { item, business }: CaseView): Promise<Sibling[]> {
  const asked = item.request?.fields ?? [];
  if (item.status !== 'needs_response' || !business || asked.length === 0) return [];
  const { data } = await session.consoleClient.cases
    .list({ answered_with: item.id, limit: MOST })
    // Without them the page is whole: nothing is offered.
    .catch(() => ({ data: [] }));
  const found = await Promise.all(data.map((row) => siblingOf(session, row, asked, homeOf(business))));
  return found.flatMap((sibling) => sibling ?? []);
}

async function siblingOf(
  session: Session,
  { case: other, filing }: OpenCaseRow,
  asked: readonly FieldSpec[],
  home: string,
): Promise<Sibling | null> {
  const business = await loadBusiness(session, filing?.business_id ?? other.parent_id);
  const { shared, rest } = sameQuestions(asked, other.request?.fields ?? [], homeOf(business) === home);
  if (shared.length === 0) return null;
  return {
    ...{ id: other.id, summary: other.summary },
    name: filing?.legal_name ?? business.legal_name,
    state: stateName(filing?.jurisdiction ?? business.registration_jurisdiction),
    fields: shared.map(({ name }) => name),
    labels: shared.map(labelOf),
    rest: rest.map(labelOf),
  };
}

/** The record of the company itself, which its registrations in other states refer to. */
const homeOf = ({ id, formation_business_id }: Business): string => formation_business_id ?? id;
