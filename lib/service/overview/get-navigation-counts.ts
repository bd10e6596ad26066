import { count, inArray, isNull, notInArray } from 'drizzle-orm';
import type { NavigationCounts } from '#lib/contract/overview';
import { countForMe } from '#lib/service/approval/waiting-for-me';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { obligations } from '#lib/service/db/schema/obligations';
import { plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { isDueNow } from '#lib/service/obligation/obligation-filters';

export function getNavigationCounts(ctx: Context): Promise<NavigationCounts> {
  return withTenant(ctx, (tx) => countNavigation(ctx, tx));
}

/** What stands beside the entries of the navigation. */
export async function countNavigation(ctx: Context, tx: Tx): Promise<NavigationCounts> {
  const byStatus = await tx
    .select({ status: cases.status, cases: count() })
    .from(cases)
    .where(mine(ctx, cases, inArray(cases.status, ['needs_response', 'under_review'])))
    .groupBy(cases.status);
  const casesIn = (status: string) => byStatus.find((row) => row.status === status)?.cases ?? 0;
  const [open] = await tx
    .select({ filings: count() })
    .from(filings)
    .where(mine(ctx, filings, notInArray(filings.status, ['completed', 'canceled'])));
  const [drafts] = await tx
    .select({ plans: count() })
    .from(plans)
    .where(mine(ctx, plans, isNull(plans.deleted_at), isNull(plans.submitted_at)));
  const [due] = await tx
    .select({ obligations: count() })
    .from(obligations)
    .where(mine(ctx, obligations, isDueNow));
  const [unread] = await tx
    .select({ mail: count() })
    .from(agentMail)
    .where(mine(ctx, agentMail, isNull(agentMail.read_at)));
  const unreadMail = unread?.mail ?? 0;
  const obligationsDue = due?.obligations ?? 0;
  const waiting = await countForMe(ctx, tx);
  return {
    object: 'navigation_counts',
    needs_you: casesIn('needs_response') + obligationsDue + unreadMail + waiting,
    needs_response: casesIn('needs_response'),
    obligations_due: obligationsDue,
    approvals: waiting,
    agent_mail: unreadMail,
    open_filings: open?.filings ?? 0,
    open_cases: casesIn('needs_response') + casesIn('under_review'),
    drafts: drafts?.plans ?? 0,
  };
}
