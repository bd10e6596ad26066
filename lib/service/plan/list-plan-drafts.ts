import { desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { List } from '#lib/contract/list';
import type { PlanDraft, PlanDraftListQuery } from '#lib/contract/plan-draft';
import type { Context } from '#lib/service/context';
import { cutPage, isMomentKey, readCursor, readIdCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { isId } from '#lib/service/ids';
import { withStates } from '#lib/service/plan/load-plan';
import { toPlanDraft } from '#lib/service/plan/to-plan-draft';

const newest = 'plan';
const lastChanged = 'plan by change';

/** Drafts and submitted plans, newest first, without deleted ones. Of drafts alone, the one changed last comes first. */
export function listPlanDrafts(ctx: Context, query: PlanDraftListQuery): Promise<List<PlanDraft>> {
  const byChange = query.status === 'draft';
  const after = query.cursor === undefined ? undefined : afterCursor(query.cursor, byChange);
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
          after,
        ),
      )
      .orderBy(...(byChange ? [desc(plans.updated_at)] : []), desc(plans.id))
      .limit(query.limit + 1);
    const { page, next } = cutPage(
      rows,
      query.limit,
      byChange ? lastChanged : newest,
      ({ id, updated_at }) => (byChange ? [updated_at.toISOString(), id] : [id]),
    );
    return {
      object: 'list',
      data: await withStates(ctx, tx, page, (row, states) => toPlanDraft(ctx, row, states)),
      ...next,
    };
  });
}

function afterCursor(cursor: string, byChange: boolean): SQL | undefined {
  if (!byChange) return lt(plans.id, readIdCursor(cursor, newest));
  const [at, id] = readCursor(cursor, lastChanged, [isMomentKey, isId]);
  return sql`(${plans.updated_at}, ${plans.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
