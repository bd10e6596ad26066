import type { ObservedDays } from '#lib/contract/filing-report';
import type { MissingAnswer, Plan, PlanState, PlanSummary } from '#lib/contract/plan';
import type { Problem } from '#lib/contract/problem';
import { stateDays } from '#lib/rules/calendar/deadlines';
import { expectedDays } from '#lib/rules/filing/observed-days';
import { documentsNeeded } from '#lib/rules/plan/documents-needed';
import { mergeQuestions } from '#lib/rules/plan/merge-questions';
import { isSubmitted, planStatusOf } from '#lib/rules/plan/plan-status';
import { planTotals } from '#lib/rules/plan/plan-totals';
import { unseenRules } from '#lib/rules/plan/unseen-rules';
import { describeAfterFiling } from '#lib/rules/requirement/describe-requirement';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { PlanRow, PlanStateRow } from '#lib/service/db/schema/plans';
import { toProblem } from '#lib/service/edge/problem-response';
import { invalid, notFound, ProblemError } from '#lib/service/errors';
import { readObservedDays } from '#lib/service/filing-report/read-observed-days';
import { versionsOf } from '#lib/service/jurisdiction/list-jurisdiction-versions';
import {
  buildStateForms,
  type CheckedState,
  checkPlanStates,
  type RegisterAnswers,
  readFactsOfPlan,
} from '#lib/service/plan/check-plan-states';
import { searchRegister } from '#lib/service/submission/names-on-record';

const type = 'foreign_qualification';

/** The plan with the current checks and fees of each state. Searches no register over the network. */
export async function toPlan(ctx: Context, tx: Tx, row: PlanRow, states: PlanStateRow[]): Promise<Plan> {
  const facts = await readFactsOfPlan(ctx, tx, row);
  const asked = buildStateForms(ctx, row, states, facts);
  const checked = await checkPlanStates(ctx, tx, row, asked, facts, await knownRegisters(ctx, states));
  const observed = await readObservedDays(ctx, tx, type, states.map(paceOf));
  return {
    ...planFacts(row, states),
    answers: row.answers,
    states: checked.map((state) =>
      toPlanState(ctx, row, state, facts.documents, observed(paceOf(state.row))),
    ),
    questions: mergeQuestions(
      checked.map(({ row: { jurisdiction, answers }, fields, prefill }) => ({
        jurisdiction,
        answers,
        fields,
        prefill,
      })),
      row.answers,
    ),
    totals: totalsOf(checked),
  };
}

/** A plan without its computed members. */
export function toPlanSummary(row: PlanRow, states: readonly PlanStateRow[]): PlanSummary {
  return { ...planFacts(row, states), states: states.map(stateFacts) };
}

export function totalsOf(checked: readonly CheckedState[]): Plan['totals'] {
  return planTotals(checked.map(({ row, fee }) => ({ jurisdiction: row.jurisdiction, fee })));
}

export function problemsOf(ctx: Context, path: string, refusals: readonly ProblemError[]): Problem[] {
  return refusals.map((one) => toProblem(one, ctx.parts.env.BASE_URL, path, ctx.requestId));
}

/** In test mode the sandbox's register, which is in the same database; in live mode none. */
async function knownRegisters(ctx: Context, states: readonly PlanStateRow[]): Promise<RegisterAnswers> {
  const known = await searchRegister(ctx, null, async () => '');
  return new Map(states.map(({ jurisdiction }) => [jurisdiction, known]));
}

function planFacts(row: PlanRow, states: readonly PlanStateRow[]) {
  // The plan of a formation is a draft of the dashboard and not part of the API.
  if (row.business_id === null) throw notFound('plan');
  return {
    id: row.id,
    object: 'plan' as const,
    mode: row.mode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    metadata: row.metadata,
    version: row.version,
    business_id: row.business_id,
    status: planStatusOf(states),
    created_by: row.created_by,
  };
}

function stateFacts(row: PlanStateRow): PlanSummary['states'][number] {
  return {
    jurisdiction: row.jurisdiction,
    status: row.status,
    expedited_tier: row.expedited_tier,
    effective_date: row.effective_date,
    idempotency_key: row.idempotency_key,
    filing_id: row.filing_id,
  };
}

function toPlanState(
  ctx: Context,
  plan: PlanRow,
  checked: CheckedState,
  documents: readonly DocumentOnFile[],
  observed: ObservedDays | undefined,
): PlanState {
  const { row, rules, fields, submission, refusals, nameCheck, fee, warnings } = checked;
  const { missing, others } = splitMissing(refusals);
  return {
    ...stateFacts(row),
    answers: row.answers,
    ready: refusals.length === 0,
    missing,
    problems: problemsOf(ctx, `/v1/plan/${plan.id}`, withStored(others, row)),
    warnings,
    other_registrations: checked.otherRegistrations,
    fee,
    name_check: nameCheck,
    expected: expectedDays(rules && stateDays({ rules, type, tier: row.expedited_tier }), observed),
    documents_needed: documentsNeeded(fields, submission.body, documents, submission.today),
    after_filing: rules ? describeAfterFiling(rules, type) : [],
    rules_changes: rulesChanges(ctx, plan, row),
  };
}

function paceOf({ jurisdiction, expedited_tier }: PlanStateRow) {
  return { jurisdiction, tier: expedited_tier };
}

/** A submitted state was checked against the rules version that it names; the others follow the rules in force. */
function rulesChanges(ctx: Context, { stamps, created_at }: PlanRow, state: PlanStateRow) {
  if (isSubmitted(state.status) || !ctx.parts.jurisdictions.has(state.jurisdiction)) return [];
  const seen = { stamps, created_at: created_at.toISOString() };
  return unseenRules(versionsOf(ctx, state.jurisdiction), seen, state);
}

/** Separates missing answers from errors: missing ones are counted, and not reported as errors. */
function splitMissing(refusals: readonly ProblemError[]): {
  missing: MissingAnswer[];
  others: ProblemError[];
} {
  const missing: MissingAnswer[] = [];
  const others: ProblemError[] = [];
  for (const refusal of refusals) {
    const { errors, missing: gaps = [] } = refusal.members;
    missing.push(...gaps.map(({ field, detail }) => ({ pointer: `/business/${field}`, detail })));
    if (refusal.code === 'business_incomplete') continue;
    if (!errors) {
      others.push(refusal);
      continue;
    }
    const isMissing = ({ code }: { code: string }) => code === 'required';
    missing.push(...errors.filter(isMissing).map(({ pointer, detail }) => ({ pointer, detail })));
    const wrong = errors.filter((error) => !isMissing(error));
    if (wrong.length > 0) others.push(invalid(wrong));
  }
  return { missing, others };
}

/** The reason for a refusal stays until the state is changed, even if only the register reported it. */
function withStored(found: ProblemError[], { status, refusal }: PlanStateRow): ProblemError[] {
  if (status !== 'refused' || !refusal || found.some(({ code }) => code === refusal.code)) return found;
  return [...found, new ProblemError(refusal.code, refusal.detail, refusal.members)];
}
