import { randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { planStates, plans } from '#lib/service/db/schema/plans';
import { audit } from '#lib/service/event/record-event';
import { planIs } from '#lib/service/plan/load-plan';

function statesOfKey(ctx: Context, key: string) {
  return mine(ctx, planStates, eq(planStates.idempotency_key, key), isNull(planStates.filing_id));
}

/** Whoever waited for the approval of a plan's state need not record what it became. */
export async function recordPlanFilingOfKey(
  ctx: Context,
  tx: Tx,
  key: string,
  filing_id: string,
): Promise<void> {
  const [state] = await tx
    .update(planStates)
    .set({ filing_id })
    .where(statesOfKey(ctx, key))
    .returning({ plan_id: planStates.plan_id });
  if (!state) return;
  const unsent = await tx
    .select({ jurisdiction: planStates.jurisdiction })
    .from(planStates)
    .where(mine(ctx, planStates, eq(planStates.plan_id, state.plan_id), isNull(planStates.filing_id)));
  await tx
    .update(plans)
    .set({
      version: sql`${plans.version} + 1`,
      submitted_at: unsent.length === 0 ? ctx.now : null,
      updated_by: ctx.actor.name,
      updated_at: ctx.now,
    })
    .where(planIs(ctx, state.plan_id));
  await audit(ctx, tx, 'plan.filing_recorded', 'plan', state.plan_id);
}

/** The state can be submitted anew: its key is bound to what has ended. */
export async function renewPlanKey(ctx: Context, tx: Tx, key: string): Promise<void> {
  await tx.update(planStates).set({ idempotency_key: randomUUID() }).where(statesOfKey(ctx, key));
}
