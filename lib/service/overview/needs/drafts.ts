import { and, desc, isNull } from 'drizzle-orm';
import { mine } from '#lib/service/db/mine';
import { plans } from '#lib/service/db/schema/plans';
import { defineNeed } from '#lib/service/overview/needs/need';
import { withStates } from '#lib/service/plan/load-plan';
import { toPlanDraft } from '#lib/service/plan/to-plan-draft';

export const isUnfinished = and(isNull(plans.deleted_at), isNull(plans.submitted_at));

/** Plans that are not submitted, most recently edited first. */
export const draftNeed = defineNeed({
  table: plans,
  changedAt: plans.updated_at,
  waits: () => isUnfinished ?? null,
  rows: async (ctx, tx, conditions, most) => {
    const rows = await tx
      .select()
      .from(plans)
      .where(mine(ctx, plans, ...conditions))
      .orderBy(desc(plans.updated_at), desc(plans.id))
      .limit(most);
    return withStates(ctx, tx, rows, (row, states) => toPlanDraft(ctx, row, states));
  },
});
