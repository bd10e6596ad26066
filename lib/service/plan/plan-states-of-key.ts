import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import type { OperationType } from '#lib/contract/operation-type';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type PlanStateRow, planStates } from '#lib/service/db/schema/plans';
import { ProblemError } from '#lib/service/errors';
import { endState, type Outcome } from '#lib/service/plan/end-state';
import { type LoadedPlan, lockPlan, statesOf } from '#lib/service/plan/load-plan';

/** What a submission is for: the key of a state may have been used for anything. */
type Submitted = {
  type: OperationType;
  jurisdiction: string | null;
  /** The home record; null for a formation, which makes it. */
  business_id: string | null;
};

/**
 * Records in the plan what the submission of one of its states became, however it was submitted. Does nothing if the
 * key is of no plan, or was used for something else.
 */
export async function endPlanStateOfKey(
  ctx: Context,
  tx: Tx,
  key: string,
  { type, jurisdiction, business_id }: Submitted,
  outcome: Outcome,
): Promise<void> {
  const found = await lockStateOfKey(ctx, tx, key);
  if (!found) return;
  const { row } = found.loaded;
  if (row.type !== type || row.business_id !== business_id) return;
  if (found.state.jurisdiction === jurisdiction) await endState(ctx, tx, found.loaded, found.state, outcome);
}

/** Gives the state a new key so that it can be submitted again: the old one is bound to something else. */
export async function renewPlanKey(ctx: Context, tx: Tx, key: string, why: string): Promise<void> {
  const found = await lockStateOfKey(ctx, tx, key);
  if (!found) return;
  const { loaded, state } = found;
  if (state.status === 'waiting_approval') {
    const refusal = new ProblemError('conflict', why);
    await endState(ctx, tx, loaded, state, { refusal });
  }
  await replaceKey(ctx, tx, key);
}

/** The same for a state of a locked plan, whose status stays. */
export async function replaceKey(ctx: Context, tx: Tx, key: string): Promise<void> {
  await tx
    .update(planStates)
    .set({ idempotency_key: randomUUID() })
    .where(mine(ctx, planStates, eq(planStates.idempotency_key, key)));
}

/** The states of a plan that one press sent, by the key of one of them; none if it is of no plan, or was sent otherwise. */
export async function statesSentWith(ctx: Context, tx: Tx, key: string): Promise<PlanStateRow[]> {
  const [state] = await tx
    .select()
    .from(planStates)
    .where(mine(ctx, planStates, eq(planStates.idempotency_key, key)));
  const press = state?.submitter?.request_id;
  if (!state || press === undefined) return [];
  const states = await statesOf(ctx, tx, [state.plan_id]);
  return states.filter(({ submitter }) => submitter?.request_id === press);
}

async function lockStateOfKey(
  ctx: Context,
  tx: Tx,
  key: string,
): Promise<{ loaded: LoadedPlan; state: PlanStateRow } | null> {
  const [found] = await tx
    .select({ plan_id: planStates.plan_id })
    .from(planStates)
    .where(mine(ctx, planStates, eq(planStates.idempotency_key, key), isNull(planStates.filing_id)));
  if (!found) return null;
  const loaded = await lockPlan(ctx, tx, found.plan_id, { removed: true });
  const state = loaded.states.find(({ idempotency_key }) => idempotency_key === key);
  return state && state.filing_id === null ? { loaded, state } : null;
}
