import { isSubmitted } from '#lib/rules/plan/plan-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { type LoadedPlan, lockPlan, planIs } from '#lib/service/plan/load-plan';

/**
 * Deletes a draft, which `restorePlan` can restore unchanged. A plan that was submitted, even in part, cannot be
 * deleted.
 */
export function deletePlanDraft(ctx: Context, id: string): Promise<void> {
  return withTenant(ctx, async (tx) => markDeleted(ctx, tx, await lockPlan(ctx, tx, id)));
}

/** Throws 409 if any state of the locked plan was submitted. */
export async function markDeleted(ctx: Context, tx: Tx, { row, states }: LoadedPlan): Promise<void> {
  if (states.some(({ status }) => isSubmitted(status))) throw staysOnRecord();
  await tx.update(plans).set({ deleted_at: ctx.now }).where(planIs(ctx, row.id));
  await audit(ctx, tx, 'plan.deleted', 'plan', row.id, {
    before: { deleted: false },
    after: { deleted: true },
  });
}

export function staysOnRecord(): ProblemError {
  return new ProblemError('conflict', 'This plan was sent. It stays as the record of what was sent.');
}
