import { inArray } from 'drizzle-orm';
import type { Business } from '#lib/contract/business';
import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import type { FieldError } from '#lib/contract/problem';
import type { Prefill, RequirementField } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { recordedQuote } from '#lib/rules/fees/recorded-quote';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import type { NameOnRecord } from '#lib/rules/names/compare-names';
import { assembleSubmission } from '#lib/rules/plan/assemble-submission';
import { isSubmitted } from '#lib/rules/plan/plan-status';
import { isVisit } from '#lib/rules/plan/unseen-rules';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';
import { type PrefillQuestion, prefillFrom } from '#lib/rules/requirement/prefill-from';
import { unknownInSubmission } from '#lib/rules/requirement/unknown-in-submission';
import { mostUnknown } from '#lib/rules/requirement/unknown-members';
import { type Duplicate, readDuplicates } from '#lib/service/business/read-duplicates';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import type { PlanRow, PlanStateRow } from '#lib/service/db/schema/plans';
import { notFound } from '#lib/service/errors';
import {
  applicationOf,
  type FactsOfBusiness,
  nameOf,
  readFactsOf,
} from '#lib/service/foreign-qualification/application';
import { preflightOf } from '#lib/service/foreign-qualification/preflight-foreign-qualification';
import { readEarlierFilings } from '#lib/service/foreign-qualification/read-earlier-filings';
import { rulesInForce } from '#lib/service/rules-in-force';
import { type RegisterAnswer, readNamesOfStates } from '#lib/service/submission/names-on-record';
import { type PreflightResult, unknownField } from '#lib/service/submission/preflight';
import { feeQuestion, type Submission, submissionOf } from '#lib/service/submission/submission';

/** A state of a plan with the questions of its form and the body that it would be submitted with. */
export type StateWithForm = {
  row: PlanStateRow;
  rules: JurisdictionRules | null;
  fields: RequirementField[];
  prefill: Record<string, Prefill>;
  submission: Submission;
};

/** The same with the result of every check. A submitted state is not checked again. */
export type CheckedState = StateWithForm & PreflightResult & { warnings: FieldError[] };

/** The responses of the registers by state, requested before the transaction because it may not use the network. */
export type RegisterAnswers = ReadonlyMap<string, RegisterAnswer>;

const type = 'foreign_qualification';

type FactsOfPlan = FactsOfBusiness & Pick<PrefillQuestion, 'earlier'>;

/** All facts of the business that the states need. */
export async function readFactsOfPlan(ctx: Context, tx: Tx, row: PlanRow): Promise<FactsOfPlan> {
  if (row.business_id === null) throw notFound('plan');
  const facts = await readFactsOf(ctx, tx, row.business_id, null, { likely: true });
  return { ...facts, earlier: await readEarlierFilings(ctx, tx, row.business_id) };
}

/** Builds the body of each state as its form would; a submitted state keeps its own. */
export function buildStateForms(
  ctx: Context,
  plan: PlanRow,
  states: readonly PlanStateRow[],
  { business, documents, earlier }: FactsOfPlan,
): StateWithForm[] {
  const known = recordOf(business);
  const today = civilDateOf(ctx.now);
  return states.map((row) => {
    const rules = rulesInForce(ctx, row.jurisdiction) ?? null;
    const fields = rules ? describeFields(rules, type) : [];
    const prefill = rules ? prefillFrom(known, { rules, type, documents, earlier, today }) : {};
    const body = row.submission ?? {
      ...assembleSubmission(plan, row, { fields, prefill }).body,
      ...(Object.keys(plan.metadata).length > 0 && { metadata: plan.metadata }),
    };
    return { row, rules, fields, prefill, submission: submissionOf(ctx, type, body) };
  });
}

/** Runs every check of every state, and reads the names on record for all states in one statement. */
export async function checkPlanStates(
  ctx: Context,
  tx: Tx,
  plan: PlanRow,
  asked: readonly StateWithForm[],
  facts: FactsOfBusiness,
  registers: RegisterAnswers,
): Promise<CheckedState[]> {
  const { id, legal_name } = facts.business;
  const filed = await readFiled(ctx, tx, asked);
  const open = asked.flatMap(({ row, rules, submission }) =>
    rules && !isSubmitted(row.status) ? [{ rules, name: nameOf(submission, legal_name) }] : [],
  );
  const names = await readNamesOfStates(ctx, tx, open, id);
  const duplicates = open.length > 0 ? await readDuplicates(ctx, tx, facts, null) : [];
  const known = new Set(asked.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return asked.map((state) => {
    const { jurisdiction } = state.row;
    const register = registers.get(jurisdiction);
    const onRecord = [...(names.get(jurisdiction) ?? []), ...(register?.registered ?? [])];
    return {
      ...state,
      ...checkState(ctx, state, facts, {
        onRecord,
        register,
        duplicates: duplicates.filter((one) => one.jurisdiction === jurisdiction),
      }),
      ...feeOfFiling(ctx, filed.get(state.row.filing_id ?? ''), facts),
      warnings: isSubmitted(state.row.status) ? [] : warningsOf(ctx, plan, state, known),
    };
  });
}

/** What stands beside a state in the registers and in other records. */
type Surroundings = {
  onRecord: NameOnRecord[];
  register: RegisterAnswer | undefined;
  duplicates: readonly Duplicate[];
};

function checkState(
  ctx: Context,
  { row, submission }: StateWithForm,
  facts: FactsOfBusiness,
  { onRecord, register, duplicates }: Surroundings,
): PreflightResult {
  const name = nameOf(submission, facts.business.legal_name);
  const application = applicationOf(ctx, { ...submission, ...register }, facts, name, onRecord);
  if (isSubmitted(row.status)) {
    const { fee } = preflightOf(application, [], []);
    return { refusals: [], nameCheck: null, fee, otherRegistrations: [] };
  }
  const parsed = ForeignQualificationRequest.safeParse(submission.body);
  return preflightOf(application, parsed.success ? [] : fieldErrorsOf(parsed.error), duplicates);
}

type Filed = Pick<
  FilingRow,
  'id' | 'type' | 'jurisdiction' | 'expedited_tier' | 'fee' | 'submission' | 'created_at'
>;

/** The filings that the states became, by id. */
async function readFiled(
  ctx: Context,
  tx: Tx,
  states: readonly StateWithForm[],
): Promise<ReadonlyMap<string, Filed>> {
  const ids = states.flatMap(({ row }) => row.filing_id ?? []);
  if (ids.length === 0) return new Map();
  const { id, type, jurisdiction, expedited_tier, fee, submission, created_at } = filings;
  const rows = await tx
    .select({ id, type, jurisdiction, expedited_tier, fee, submission, created_at })
    .from(filings)
    .where(mine(ctx, filings, inArray(id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was sent costs what its filing says, whatever the state would charge today. */
function feeOfFiling(
  ctx: Context,
  filing: Filed | undefined,
  { business }: FactsOfBusiness,
): Pick<PreflightResult, 'fee'> | null {
  if (!filing?.fee) return null;
  const sent = submissionOf({ ...ctx, now: filing.created_at }, type, filing.submission);
  if (!sent.rules) return null;
  const quote = toFeeQuote(feeQuestion(sent, sent.rules, business));
  const { expedited_tiers } = quote;
  const priced = { ...filing, created_at: filing.created_at.toISOString() };
  return { fee: { ...recordedQuote(priced, filing.fee, quote), expedited_tiers } };
}

/** Answers to questions that no form asks: they are stored and not submitted, and their name may be misspelled. */
function warningsOf(
  ctx: Context,
  plan: PlanRow,
  { row, fields, submission }: StateWithForm,
  known: ReadonlySet<string>,
): FieldError[] {
  const own = new Set(fields.map(({ name }) => name));
  const pointers = [
    ...Object.keys(plan.answers)
      .filter((name) => !known.has(name))
      .map((name) => `/answers/${name}`),
    ...Object.keys(row.answers)
      .filter((name) => !own.has(name) && !isVisit(name))
      .map((name) => `/states/${row.jurisdiction}/answers/${name}`),
    ...unknownInSubmission(type, ctx.parts.jurisdictions, submission.body),
  ];
  return pointers.slice(0, mostUnknown).map((pointer) => ({ pointer, ...unknownField }));
}

/** The record as the API shows it; in JSON its times are strings. */
function recordOf(business: FactsOfBusiness['business']): Business {
  const { created_at, updated_at } = business as unknown as Record<'created_at' | 'updated_at', string>;
  return toBusiness({
    ...business,
    created_at: new Date(created_at),
    updated_at: new Date(updated_at),
  });
}
