import type { Context } from '#lib/service/context';
import { plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { lockPlan, planIs } from '#lib/service/plan/load-plan';

/** Puts a draft away; `restorePlan` brings it back as it was. One that was submitted, in part too, stays. */
export function deletePlan(ctx: Context, id: string): Promise<void> {
  return withTenant(ctx, async (tx) => {
    const { row, states } = await lockPlan(ctx, tx, id);
    if (row.submitted_at || states.some(({ filing_id }) => filing_id)) {
      throw new ProblemError(
        'conflict',
        'This draft has been submitted; it stays as the record of what was sent.',
      );
    }
    await tx.update(plans).set({ deleted_at: ctx.now }).where(planIs(ctx, id));
    await audit(ctx, tx, 'plan.deleted', 'plan', id);
  });
}
