import { eq } from 'drizzle-orm';
import type { NavigationCounts } from '#lib/contract/overview';
import type { Context } from '#lib/service/context';
import { countRows } from '#lib/service/db/count-rows';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { isOpenFiling } from '#lib/service/filing/is-open';
import { countNeeds, type NeedTotals, needsYou } from '#lib/service/overview/count-needs';

export function getNavigationCounts(ctx: Context): Promise<NavigationCounts> {
  return withTenant(ctx, async (tx) => countNavigation(ctx, tx, await countNeeds(ctx, tx, {})));
}

/**
 * The numbers in the navigation: for each list what it shows, including snoozed rows. `totals` count everybody's;
 * `openFilings` are counted only if they are not given.
 */
export async function countNavigation(
  ctx: Context,
  tx: Tx,
  totals: NeedTotals,
  openFilings?: number,
): Promise<NavigationCounts> {
  const reviewed = await countRows(tx, cases, mine(ctx, cases, eq(cases.status, 'under_review')));
  const all = ({ listed, snoozed }: (typeof totals)['cases']) => listed + snoozed;
  return {
    object: 'navigation_counts',
    needs_you: needsYou(totals),
    needs_response: all(totals.cases),
    obligations_due: all(totals.obligations),
    approvals: all(totals.approvals),
    agent_mail: all(totals.agent_mail),
    open_filings: openFilings ?? (await countRows(tx, filings, mine(ctx, filings, isOpenFiling))),
    open_cases: all(totals.cases) + reviewed,
    drafts: all(totals.drafts),
  };
}
