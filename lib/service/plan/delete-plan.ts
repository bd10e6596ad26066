import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { markDeleted } from '#lib/service/plan/delete-plan-draft';
import { lockPlan, ofBusiness } from '#lib/service/plan/load-plan';
import { taggedPlan } from '#lib/service/plan/plan-version';
import { requireVersion } from '#lib/service/resource-version';

/** Deletes a plan if none of its states was submitted, and if it is the version that the caller read. */
export function deletePlan(ctx: Context, id: string, ifMatch?: string): Promise<void> {
  return withTenant(ctx, async (tx) => {
    const loaded = ofBusiness(await lockPlan(ctx, tx, id));
    requireVersion(ifMatch, 'plan', taggedPlan(loaded.row));
    await markDeleted(ctx, tx, loaded);
  });
}
