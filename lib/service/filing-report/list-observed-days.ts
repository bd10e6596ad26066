import type { ObservedDaysList, ObservedDaysQuery } from '#lib/contract/filing-report';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { readObservedDays } from '#lib/service/filing-report/read-observed-days';
import { rulesInForce } from '#lib/service/rules-in-force';

/** How long the organization's last filings in a state took, by the tiers that its rules offer. */
export async function listObservedDays(
  ctx: Context,
  { jurisdiction, type }: ObservedDaysQuery,
): Promise<ObservedDaysList> {
  const offered = rulesInForce(ctx, jurisdiction)?.[type].expedited_tiers ?? [];
  const paces = [null, ...offered.map(({ tier }) => tier)].map((tier) => ({ jurisdiction, tier }));
  const observed = await withTenant(ctx, (tx) => readObservedDays(ctx, tx, type, paces));
  const data = paces.flatMap((pace) => {
    const days = observed(pace);
    return days ? [{ expedited_tier: pace.tier, ...days }] : [];
  });
  return { object: 'list', data };
}
