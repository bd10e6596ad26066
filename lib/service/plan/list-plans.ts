import { desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { List } from '#lib/contract/list';
import type { PlanListQuery, PlanSummary } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import { cutPage, readIdCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { withStates } from '#lib/service/plan/load-plan';
import { toPlanSummary } from '#lib/service/plan/to-plan';

const order = 'plan';

/** Plans of any status, newest first, without deleted ones. */
export function listPlans(ctx: Context, query: PlanListQuery): Promise<List<PlanSummary>> {
  const after = query.cursor === undefined ? undefined : readIdCursor(query.cursor, order);
  return withTenant(ctx, async (tx) => {
    const rows = await tx
      .select()
      .from(plans)
      .where(
        mine(
          ctx,
          plans,
          isNull(plans.deleted_at),
          query.business_id ? eq(plans.business_id, query.business_id) : isNotNull(plans.business_id),
          after === undefined ? undefined : lt(plans.id, after),
        ),
      )
      .orderBy(desc(plans.id))
      .limit(query.limit + 1);
    const { page, next } = cutPage(rows, query.limit, order, ({ id }) => [id]);
    return { object: 'list', data: await withStates(ctx, tx, page, toPlanSummary), ...next };
  });
}
