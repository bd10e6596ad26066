import type { Plan } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { ofBusiness, readPlan } from '#lib/service/plan/load-plan';
import { toPlan } from '#lib/service/plan/to-plan';

export function getPlan(ctx: Context, id: string): Promise<Plan> {
  return withTenant(ctx, async (tx) => {
    const { row, states } = ofBusiness(await readPlan(ctx, tx, id));
    return toPlan(ctx, tx, row, states);
  });
}
