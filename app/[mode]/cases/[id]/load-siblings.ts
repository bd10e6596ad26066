import { stateName } from '#components/filings/state-name.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import { everyItem } from '#lib/client/every-item';
import type { Business } from '#lib/contract/business';
import type { OpenCaseRow } from '#lib/contract/overview';
import { areRelated, sameQuestions } from '#lib/rules/case/same-question';
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

const LOOKED_AT = 500;
const MOST_READ = 100;
const MOST = 20;

/** Open cases of the same business, or of one with the same owner, that ask for a field of this case. */
export async function loadSiblings(session: Session, { item, business }: CaseView): Promise<Sibling[]> {
  const asked = item.request?.fields ?? [];
  if (item.status !== 'needs_response' || !business || asked.length === 0) return [];
  const alike = (await openCases(session)).filter(
    (row) => row.case.id !== item.id && sameQuestions(asked, fieldsOf(row), true).shared.length > 0,
  );
  const home = await homeOf(session, business);
  // Only the record of a business shows whether it is related, and so many are read: those of the same name first.
  const looked = alike.toSorted((one, other) => Number(hasName(other, home)) - Number(hasName(one, home)));
  const found = await Promise.all(
    looked.slice(0, MOST_READ).map((row) => siblingOf(session, row, asked, home)),
  );
  return found.flatMap((sibling) => sibling ?? []).slice(0, MOST);
}

async function openCases({ consoleClient }: Session): Promise<OpenCaseRow[]> {
  const rows: OpenCaseRow[] = [];
  try {
    for await (const row of everyItem(consoleClient.cases.list)({ status: 'needs_response', limit: 100 })) {
      if (rows.push(row) === LOOKED_AT) break;
    }
  } catch {
    // Without them the page is whole: nothing is offered.
  }
  return rows;
}

const fieldsOf = (row: OpenCaseRow) => row.case.request?.fields ?? [];

const hasName = ({ filing }: OpenCaseRow, { legal_name }: Business) => filing?.legal_name === legal_name;

async function siblingOf(
  session: Session,
  row: OpenCaseRow,
  asked: ReturnType<typeof fieldsOf>,
  home: Business,
): Promise<Sibling | null> {
  const { id, summary, parent_type, parent_id } = row.case;
  const businessId = row.filing?.business_id ?? (parent_type === 'business' ? parent_id : null);
  if (businessId === null) return null;
  const business = await loadBusiness(session, businessId);
  const theirs = await homeOf(session, business);
  if (!areRelated(home, theirs)) return null;
  const { shared, rest } = sameQuestions(asked, fieldsOf(row), theirs.id === home.id);
  if (shared.length === 0) return null;
  return {
    ...{ id, summary },
    name: row.filing?.legal_name ?? business.legal_name,
    state: stateName(row.filing?.jurisdiction ?? business.registration_jurisdiction),
    fields: shared.map(({ name }) => name),
    labels: shared.map(labelOf),
    rest: rest.map(labelOf),
  };
}

/** The company itself: its registrations do not repeat its owners. */
function homeOf(session: Session, business: Business): Promise<Business> {
  const { formation_business_id: home } = business;
  return home ? loadBusiness(session, home) : Promise.resolve(business);
}
