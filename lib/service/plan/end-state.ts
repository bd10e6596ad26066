import { isInProgress } from '#lib/rules/plan/plan-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { PlanRow, PlanStateRow } from '#lib/service/db/schema/plans';
import type { ProblemError } from '#lib/service/errors';
import { audit, recordEvent } from '#lib/service/event/record-event';
import type { LoadedPlan } from '#lib/service/plan/load-plan';
import { savePlan, submittedAt } from '#lib/service/plan/save-plan';
import { toPlanSummary } from '#lib/service/plan/to-plan';

/** The outcome of submitting a state. */
export type Outcome = { filing_id: string } | { approval_id: string } | { refusal: ProblemError };

/** Records the outcome of submitting a state of a locked plan; the last one records `plan.submitted`. */
export async function endState(
  ctx: Context,
  tx: Tx,
  { row, states }: LoadedPlan,
  state: PlanStateRow,
  outcome: Outcome,
): Promise<PlanRow> {
  const version = row.version + 1;
  const before = { status: state.status, filing_id: state.filing_id };
  Object.assign(state, changeOf(outcome));
  const stamp = { version, by: ctx.actor.name, at: ctx.now.toISOString() };
  const changed: PlanRow = {
    ...row,
    version,
    stamps: { ...row.stamps, [`states/${state.jurisdiction}/status`]: stamp },
    submitted_at: submittedAt(row, states, ctx.now),
    updated_by: ctx.actor.name,
    updated_at: ctx.now,
  };
  await savePlan(ctx, tx, changed, [state]);
  const { jurisdiction, status, filing_id } = state;
  await audit(ctx, tx, actionOf(outcome), 'plan', row.id, {
    before: { jurisdiction, ...before },
    after: { jurisdiction, status, filing_id },
  });
  if (row.business_id !== null && !states.some(({ status }) => isInProgress(status))) {
    await recordEvent(ctx, tx, { type: 'plan.submitted', object: toPlanSummary(changed, states) });
  }
  return changed;
}

function actionOf(outcome: Outcome): string {
  if ('filing_id' in outcome) return 'plan.filing_recorded';
  return 'approval_id' in outcome ? 'plan.state_held' : 'plan.state_refused';
}

function changeOf(outcome: Outcome): Partial<PlanStateRow> {
  if ('filing_id' in outcome) {
    return { status: 'sent', filing_id: outcome.filing_id, refusal: null, sending_since: null };
  }
  if ('approval_id' in outcome) return { status: 'waiting_approval', sending_since: null };
  const { code, message, members } = outcome.refusal;
  const refusal = { code, detail: message, members };
  return { status: 'refused', refusal, submission: null, submitter: null, sending_since: null };
}
