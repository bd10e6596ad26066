import type { PlanDraft } from '#lib/contract/plan-draft';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { readPlan } from '#lib/service/plan/load-plan';
import { toPlanDraft } from '#lib/service/plan/to-plan-draft';

export function getPlanDraft(ctx: Context, id: string): Promise<PlanDraft> {
  return withTenant(ctx, async (tx) => {
    const { row, states } = await readPlan(ctx, tx, id);
    return toPlanDraft(ctx, row, states);
  });
}
