import { asc, count, desc, isNull, notInArray, sql } from 'drizzle-orm';
import { FilingStatus } from '#lib/contract/filing';
import type { FilingSummary, Overview } from '#lib/contract/overview';
import type { PlanDraft } from '#lib/contract/plan-draft';
import { readUnreadMail } from '#lib/service/agent-mail/list-agent-mail-rows';
import { waitingForMe } from '#lib/service/approval/waiting-for-me';
import { readOpenCases } from '#lib/service/case/read-open-cases';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { filings } from '#lib/service/db/schema/filings';
import { plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { toFilingSummary } from '#lib/service/filing/to-filing-summary';
import { readObligationRows } from '#lib/service/obligation/list-obligation-rows';
import { isDueNow } from '#lib/service/obligation/obligation-filters';
import { countNavigation } from '#lib/service/overview/get-navigation-counts';
import { withStates } from '#lib/service/plan/load-plan';
import { toPlanDraft } from '#lib/service/plan/to-plan-draft';

const mostRows = 50;
// Of the open filings those that wait longest are looked at; past this many, the list of filings serves better.
const mostLookedAt = 500;

/** The home page: what needs a person now, then what moves, then counts. */
export function getOverview(ctx: Context): Promise<Overview> {
  return withTenant(ctx, async (tx) => {
    const open = await readOpenFilings(ctx, tx);
    const navigation = await countNavigation(ctx, tx);
    return {
      object: 'overview',
      now: ctx.now.toISOString(),
      approvals: await waitingForMe(ctx, tx, mostRows),
      cases: await readOpenCases(ctx, tx, mostRows),
      obligations: (await readObligationRows(ctx, tx, [isDueNow], mostRows)).map(({ shown }) => shown),
      agent_mail: await readUnreadMail(ctx, tx, mostRows),
      standing_still: open.filter((filing) => filing.standing_still).slice(0, mostRows),
      drafts: await readDrafts(ctx, tx),
      moving: open
        .filter((filing) => !filing.standing_still && filing.holder !== 'you')
        .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
        .slice(0, mostRows),
      counts: {
        needs_response: navigation.needs_response,
        obligations_due: navigation.obligations_due,
        approvals: navigation.approvals,
        agent_mail: navigation.agent_mail,
        filings: await countByStatus(ctx, tx),
        businesses: await countBusinesses(ctx, tx),
        drafts: navigation.drafts,
      },
    };
  });
}

async function readOpenFilings(ctx: Context, tx: Tx): Promise<FilingSummary[]> {
  const rows = await tx
    .select({ resource: filings.resource, status_changed_at: filings.status_changed_at })
    .from(filings)
    .where(mine(ctx, filings, notInArray(filings.status, ['completed', 'canceled'])))
    .orderBy(asc(filings.status_changed_at), asc(filings.id))
    .limit(mostLookedAt);
  return rows.map((row) => toFilingSummary(row, ctx.parts.jurisdictions, ctx.now));
}

async function readDrafts(ctx: Context, tx: Tx): Promise<PlanDraft[]> {
  const rows = await tx
    .select()
    .from(plans)
    .where(mine(ctx, plans, isNull(plans.deleted_at), isNull(plans.submitted_at)))
    .orderBy(desc(plans.updated_at), desc(plans.id))
    .limit(mostRows);
  return withStates(ctx, tx, rows, toPlanDraft);
}

async function countByStatus(ctx: Context, tx: Tx): Promise<Record<FilingStatus, number>> {
  const rows = await tx
    .select({ status: filings.status, filings: count() })
    .from(filings)
    .where(mine(ctx, filings))
    .groupBy(filings.status);
  const found = new Map(rows.map((row) => [row.status, row.filings]));
  return Object.fromEntries(FilingStatus.options.map((status) => [status, found.get(status) ?? 0])) as Record<
    FilingStatus,
    number
  >;
}

async function countBusinesses(ctx: Context, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ businesses: count() })
    .from(businesses)
    .where(mine(ctx, businesses, sql`${businesses.formation_business_id} is null`));
  return row?.businesses ?? 0;
}
