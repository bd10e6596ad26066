import { stateName } from '#components/filings/state-name.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import { readPointer } from '#components/forms/form-key.ts';
import type { NameCheck } from '#lib/contract/name-check';
import type { Plan, PlanQuestion, PlanState, PlanStateStatus } from '#lib/contract/plan';
import { problemCode } from '#lib/contract/stated-problems';
import { feeGap } from '#lib/rules/fees/fee-gap';
import { toAmount, toCents } from '#lib/rules/fees/money';
import { nameCure } from '#lib/rules/names/name-cure';
import { isReadyToSend, isSubmitted } from '#lib/rules/plan/plan-status';
import { type RulesNews, rulesNews } from '#lib/rules/plan/rules-news';

/** One state of a plan as its row shows it. */
export type MatrixRow = {
  code: string;
  name: string;
  status: PlanStateStatus;
  filingId: string | null;
  /** Unanswered questions, by name and label, without those of the record. */
  gaps: { name: string; label: string }[];
  /** The number of facts missing from the business record. */
  lacking: number;
  /** The faults, in sentences. */
  faults: string[];
  /** `consent`: on record, with the letter that lets it be used. */
  nameCheck: NameCheck['status'] | 'consent' | null;
  /** The question whose answer cures a refused name. */
  nameCure: string | null;
  documents: { needed: number; missing: number; orderBy: string | null; field: string | null };
  agent: 'service' | 'named' | 'missing';
  tier: string | null;
  /** What is known of it, in dollars; null if nothing is, or if it needs answers. */
  fee: { credit_card: number; ach: number } | null;
  /** What it lacks to be the whole fee. */
  feeGap: ReturnType<typeof feeGap>;
  /** Business days; `own` if they are based on the organization's own filings. */
  days: { min: number; max: number; own: boolean } | null;
  ready: boolean;
};

/** The sums of the fees as the rows show them, in dollars, and the states whose whole fee is not known yet. */
export type MatrixTotals = { credit_card: number; ach: number; notWhole: string[] };

/** States that require a certificate of the same age, by the same day, with the same one on file. */
export type CertificateGroup = {
  states: string[];
  maxAgeDays: number | null;
  /** How recent it must be, if not in days. */
  ageInWords: string | null;
  orderBy: string | null;
  documentId: string | null;
};

/** A plan without what its page does not show, because 51 states are a lot of data. */
export type PlanMatrix = {
  version: number;
  status: Plan['status'];
  rows: MatrixRow[];
  totals: MatrixTotals;
  /** Questions that several states ask in the same way. */
  shared: PlanQuestion[];
  /** Names of questions whose answer is invalid or lacks something in some state. */
  wrong: string[];
  certificates: CertificateGroup[];
  /** Changes of the rules since the plan saw them. */
  news: RulesNews[];
};

export function toMatrix(plan: Plan): PlanMatrix {
  const rows = plan.states.map((state) => toRow(plan, state));
  return {
    version: plan.version,
    status: plan.status,
    rows,
    totals: totalsOf(rows),
    shared: sharedQuestions(plan.questions),
    wrong: [
      ...new Set(
        plan.states.flatMap(({ missing, problems }) =>
          namesIn([...missing, ...problems.flatMap(({ errors = [] }) => errors)]),
        ),
      ),
    ],
    certificates: certificateGroups(plan.states.filter(({ status }) => !isSubmitted(status))),
    news: plan.states.flatMap(({ rules_changes }) => rulesNews(rules_changes, 'foreign_qualification') ?? []),
  };
}

/** The rows of the states that are not sent, and those of them that can be. */
export function openRows(rows: readonly MatrixRow[]): { left: MatrixRow[]; ready: MatrixRow[] } {
  const left = rows.filter(({ status }) => !isSubmitted(status));
  return { left, ready: rows.filter(isReadyToSend) };
}

function toRow(plan: Plan, state: PlanState): MatrixRow {
  const { jurisdiction, missing, problems, fee, expected } = state;
  const asked = plan.questions.filter(({ states }) => states.includes(jurisdiction));
  const names = missing.map(({ pointer }) => readPointer(pointer)?.[0]?.toString() ?? '');
  const gaps = [...new Set(names.filter((name) => name !== 'business' && name !== ''))].map((name) => ({
    name,
    label: labelOf(asked.find((question) => question.name === name) ?? { name }),
  }));
  const document = asked.find(({ type, name }) => type === 'document' && names.includes(name));
  const wanting = state.documents_needed.filter(({ document_id }) => document_id === null);
  const refusedName = problems.find((problem) => problemCode(problem) === 'name_not_available');
  const days = state.documents_needed.flatMap(({ order_by }) => order_by ?? []).toSorted();
  return {
    code: jurisdiction,
    name: stateName(jurisdiction),
    status: state.status,
    filingId: state.filing_id,
    gaps,
    lacking: names.filter((name) => name === 'business').length,
    faults: problems.flatMap(({ errors, detail }) => errors?.map((error) => error.detail) ?? [detail]),
    nameCheck: nameOf(state, refusedName !== undefined),
    nameCure: refusedName ? nameCure('foreign_qualification', asked, refusedName.conflicts ?? []) : null,
    documents: {
      needed: state.documents_needed.length,
      missing: wanting.length,
      orderBy: days[0] ?? null,
      field: document?.name ?? asked.find(({ type }) => type === 'document')?.name ?? null,
    },
    agent: agentOf(plan, state, names),
    tier:
      fee?.expedited_tiers.find(({ tier }) => tier === state.expedited_tier)?.label ?? state.expedited_tier,
    fee: knownFee(fee),
    feeGap: feeGap(fee),
    days: expected && {
      min: expected.min_business_days,
      max: expected.max_business_days,
      own: expected.source === 'observed',
    },
    ready: state.ready,
  };
}

function totalsOf(rows: readonly MatrixRow[]): MatrixTotals {
  const sum = (method: 'credit_card' | 'ach') =>
    toAmount(rows.reduce((cents, { fee }) => cents + toCents(fee?.[method] ?? 0), 0));
  const notWhole = rows.filter(({ feeGap: gap }) => gap !== null).map(({ code }) => code);
  return { credit_card: sum('credit_card'), ach: sum('ach'), notWhole };
}

/** Without any line that has a price, it would read as free. */
function knownFee(fee: PlanState['fee']): MatrixRow['fee'] {
  const gap = feeGap(fee);
  if (fee === null || gap === 'answers') return null;
  const { credit_card, ach } = fee.payment_methods;
  if (gap === 'office' && credit_card.total.amount === 0) return null;
  return { credit_card: credit_card.total.amount, ach: ach.total.amount };
}

function namesIn(faults: readonly { pointer: string }[]): string[] {
  return faults.flatMap(({ pointer }) => readPointer(pointer)?.[0] ?? []);
}

/** A refused name counts against it, even if no register here has it. */
function nameOf({ name_check }: PlanState, isRefused: boolean): MatrixRow['nameCheck'] {
  if (isRefused) return 'conflict';
  return name_check?.status === 'conflict' ? 'consent' : (name_check?.status ?? null);
}

function agentOf(plan: Plan, { answers }: PlanState, missing: readonly string[]): MatrixRow['agent'] {
  if (missing.includes('registered_agent')) return 'missing';
  const given = answers.registered_agent ?? plan.answers.registered_agent;
  return typeof given === 'object' && given !== null ? 'named' : 'service';
}

/** One answer can serve several states only if its field means the same in all of them. */
export function sharedQuestions(questions: readonly PlanQuestion[]): PlanQuestion[] {
  const uses = new Map<string, number>();
  for (const { name } of questions) uses.set(name, (uses.get(name) ?? 0) + 1);
  return questions.filter(
    ({ name, states, type }) => states.length > 1 && uses.get(name) === 1 && type !== 'document',
  );
}

function certificateGroups(states: readonly PlanState[]): CertificateGroup[] {
  const groups = new Map<string, CertificateGroup>();
  for (const { jurisdiction, documents_needed } of states) {
    for (const { type, max_age_days, age_in_words, order_by, document_id } of documents_needed) {
      if (type !== 'certificate_of_good_standing') continue;
      const key = JSON.stringify([max_age_days, age_in_words, order_by, document_id]);
      const group = groups.get(key) ?? {
        states: [],
        maxAgeDays: max_age_days,
        ageInWords: age_in_words,
        orderBy: order_by,
        documentId: document_id,
      };
      group.states.push(jurisdiction);
      groups.set(key, group);
    }
  }
  return [...groups.values()].toSorted((one, other) =>
    (one.orderBy ?? '9999').localeCompare(other.orderBy ?? '9999'),
  );
}
