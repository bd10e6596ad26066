import { isHandedOver } from '#lib/rules/plan/plan-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { type LoadedPlan, lockPlan, planIs } from '#lib/service/plan/load-plan';

/** Deletes a draft; `restorePlan` brings it back as it was. One that was submitted, in part too, stays. */
export function deletePlanDraft(ctx: Context, id: string): Promise<void> {
  return withTenant(ctx, async (tx) => putAway(ctx, tx, await lockPlan(ctx, tx, id)));
}

/** 409 where anything of the locked plan was submitted. */
export async function putAway(ctx: Context, tx: Tx, { row, states }: LoadedPlan): Promise<void> {
  if (states.some(({ status }) => isHandedOver(status))) {
    throw new ProblemError(
      'conflict',
      'This plan has been submitted; it stays as the record of what was sent.',
    );
  }
  await tx.update(plans).set({ deleted_at: ctx.now }).where(planIs(ctx, row.id));
  await audit(ctx, tx, 'plan.deleted', 'plan', row.id, {
    before: { deleted: false },
    after: { deleted: true },
  });
}
