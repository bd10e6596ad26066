import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { markDeleted } from '#lib/service/plan/delete-plan-draft';
import { lockPlan, ofBusiness } from '#lib/service/plan/load-plan';

/** Deletes a plan if none of its states was submitted. */
export function deletePlan(ctx: Context, id: string): Promise<void> {
  return withTenant(ctx, async (tx) => markDeleted(ctx, tx, ofBusiness(await lockPlan(ctx, tx, id))));
}
