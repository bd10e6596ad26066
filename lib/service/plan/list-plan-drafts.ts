import { desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { List } from '#lib/contract/list';
import type { PlanDraft, PlanDraftListQuery } from '#lib/contract/plan-draft';
import type { Context } from '#lib/service/context';
import { cutPage, readCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { isId } from '#lib/service/ids';
import { withStates } from '#lib/service/plan/load-plan';
import { toPlanDraft } from '#lib/service/plan/to-plan-draft';

const order = 'plan';

/** Drafts and submitted plans, newest first, without deleted ones. */
export function listPlanDrafts(ctx: Context, query: PlanDraftListQuery): Promise<List<PlanDraft>> {
  const [after] = query.cursor ? readCursor(query.cursor, order, 1) : [];
  const submitted = { draft: isNull(plans.submitted_at), submitted: isNotNull(plans.submitted_at) };
  return withTenant(ctx, async (tx) => {
    const rows = await tx
      .select()
      .from(plans)
      .where(
        mine(
          ctx,
          plans,
          isNull(plans.deleted_at),
          query.status ? submitted[query.status] : undefined,
          query.business_id ? eq(plans.business_id, query.business_id) : undefined,
          after && isId(after) ? lt(plans.id, after) : undefined,
        ),
      )
      .orderBy(desc(plans.id))
      .limit(query.limit + 1);
    const { page, next } = cutPage(rows, query.limit, order, ({ id }) => [id]);
    return { object: 'list', data: await withStates(ctx, tx, page, toPlanDraft), ...next };
  });
}
