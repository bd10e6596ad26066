import type { Plan } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { readPlan } from '#lib/service/plan/load-plan';

export function getPlan(ctx: Context, id: string): Promise<Plan> {
  return withTenant(ctx, (tx) => readPlan(ctx, tx, id));
}
