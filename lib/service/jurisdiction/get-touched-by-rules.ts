import { and, count, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { TouchedByRules } from '#lib/contract/jurisdiction-version';
import type { Context } from '#lib/service/context';
import { mine, sameTenant } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { planStates, plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { isOpenFiling } from '#lib/service/filing/is-open';
import { versionsOf } from '#lib/service/jurisdiction/list-jurisdiction-versions';

const most = 50;

/** Open filings that were checked against an earlier version, and unsent plans that were begun before the present one. */
export function getTouchedByRules(ctx: Context, code: string): Promise<TouchedByRules> {
  const [current] = versionsOf(ctx, code);
  const touched = mine(
    ctx,
    filings,
    eq(filings.jurisdiction, code),
    isOpenFiling,
    ne(filings.rules_version, current?.version ?? ''),
  );
  const begun = current?.since
    ? and(
        mine(
          ctx,
          planStates,
          eq(planStates.jurisdiction, code),
          inArray(planStates.status, ['draft', 'refused']),
        ),
        isNull(plans.deleted_at),
        lt(plans.created_at, new Date(`${current.since}T00:00:00.000Z`)),
      )
    : undefined;
  const ownPlan = sameTenant(plans, planStates, eq(plans.id, planStates.plan_id));
  return withTenant(ctx, async (tx) => {
    const open = await tx
      .select({ id: filings.id, legal_name: filings.legal_name, rules_version: filings.rules_version })
      .from(filings)
      .where(touched)
      .orderBy(desc(filings.id))
      .limit(most);
    const [filed] = await tx.select({ total: count() }).from(filings).where(touched);
    if (!begun) return { filings: open, filing_count: filed?.total ?? 0, plans: [], plan_count: 0 };
    const unsent = await tx
      .select({ id: plans.id, business_name: plans.business_name })
      .from(planStates)
      .innerJoin(plans, ownPlan)
      .where(mine(ctx, planStates, begun))
      .orderBy(desc(plans.id))
      .limit(most);
    const [planned] = await tx
      .select({ total: count() })
      .from(planStates)
      .innerJoin(plans, ownPlan)
      .where(mine(ctx, planStates, begun));
    return {
      filings: open,
      filing_count: filed?.total ?? 0,
      plans: unsent,
      plan_count: planned?.total ?? 0,
    };
  });
}
