import type { PlanDraft } from '#lib/contract/plan-draft';
import type { Context } from '#lib/service/context';
import { plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { lockPlan, planIs } from '#lib/service/plan/load-plan';
import { toPlanDraft } from '#lib/service/plan/to-plan-draft';

/**
 * Undoes `deletePlanDraft`: the draft is unchanged, including its version. Restoring a draft that is not deleted
 * changes nothing.
 */
export function restorePlan(ctx: Context, id: string): Promise<PlanDraft> {
  return withTenant(ctx, async (tx) => {
    const { row, states } = await lockPlan(ctx, tx, id, { removed: true });
    if (row.deleted_at) {
      await tx.update(plans).set({ deleted_at: null }).where(planIs(ctx, id));
      await audit(ctx, tx, 'plan.restored', 'plan', id, {
        before: { deleted: true },
        after: { deleted: false },
      });
    }
    return toPlanDraft(ctx, { ...row, deleted_at: null }, states);
  });
}
