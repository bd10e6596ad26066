import { desc, eq, isNull, sql } from 'drizzle-orm';
import { countLimit } from '#lib/contract/count-limit';
import { FilingStatus } from '#lib/contract/filing';
import type { FilingSummary, Overview, OverviewQuery } from '#lib/contract/overview';
import { findOwners } from '#lib/service/assignment/find-owners';
import { ownerFilter } from '#lib/service/assignment/owner-filter';
import { hasRegistrationStatus } from '#lib/service/business/registration-status';
import { toComments } from '#lib/service/comment/read-comments';
import type { Context } from '#lib/service/context';
import { countEach, countRows } from '#lib/service/db/count-rows';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { isOpenFiling } from '#lib/service/filing/is-open';
import { readSummaries } from '#lib/service/filing/read-summaries';
import { countNeeds } from '#lib/service/overview/count-needs';
import { countNavigation } from '#lib/service/overview/get-navigation-counts';
import type { ReadMention } from '#lib/service/overview/needs/mentions';
import { needs } from '#lib/service/overview/needs/needs';
import { standingStillNeed, standsStill } from '#lib/service/overview/needs/standing-still';

const mostRows = 50;

/** The home page: what needs a person now, then what is in progress, then counts. */
export async function getOverview(ctx: Context, query: OverviewQuery): Promise<Overview> {
  const shown = await withTenant(ctx, (tx) => readOverview(ctx, tx, query));
  const { cases, obligations, agent_mail, drafts, standing_still, mentions: unread } = shown;
  const ids = [
    ...cases.map((row) => row.case.id),
    ...obligations.map((row) => row.obligation.id),
    ...[...agent_mail, ...drafts, ...standing_still].map(({ id }) => id),
  ];
  const comments = await toComments(ctx, unread);
  const mentions = comments.flatMap((comment, at) => {
    const { legal_name = '', jurisdiction = '' } = unread[at] ?? {};
    return [{ comment, legal_name, jurisdiction }];
  });
  // The names of people are read outside a tenant’s transaction.
  return { ...shown, mentions, owners: Object.fromEntries(await findOwners(ctx, ids)) };
}

type WithoutPeople = Omit<Overview, 'owners' | 'mentions'> & { mentions: ReadMention[] };

async function readOverview(ctx: Context, tx: Tx, query: OverviewQuery): Promise<WithoutPeople> {
  const everybodys = await countNeeds(ctx, tx, {});
  const filingCounts = await countByStatus(ctx, tx);
  const navigation = await countNavigation(ctx, tx, everybodys, openOf(filingCounts));
  return {
    object: 'overview',
    now: ctx.now.toISOString(),
    approvals: await needs.approvals.read(ctx, tx, query, mostRows),
    cases: await needs.cases.read(ctx, tx, query, mostRows),
    obligations: await needs.obligations.read(ctx, tx, query, mostRows),
    agent_mail: await needs.agent_mail.read(ctx, tx, query, mostRows),
    drafts: await needs.drafts.read(ctx, tx, query, mostRows),
    documents: await needs.documents.read(ctx, tx, query, mostRows),
    webhook_endpoints: await needs.webhook_endpoints.read(ctx, tx, query, mostRows),
    mentions: await needs.mentions.read(ctx, tx, query, mostRows),
    standing_still: await standingStillNeed.read(ctx, tx, query, mostRows),
    totals: {
      ...(query.owner === undefined ? everybodys : await countNeeds(ctx, tx, query)),
      standing_still: await standingStillNeed.count(ctx, tx, query),
    },
    moving: await readMoving(ctx, tx, query),
    counts: {
      needs_you: navigation.needs_you,
      needs_response: navigation.needs_response,
      obligations_due: navigation.obligations_due,
      approvals: navigation.approvals,
      agent_mail: navigation.agent_mail,
      filings: filingCounts,
      businesses: await countRows(
        tx,
        businesses,
        mine(ctx, businesses, isNull(businesses.formation_business_id), hasRegistrationStatus(undefined)),
      ),
      drafts: navigation.drafts,
    },
  };
}

/** What the state or the service works on as usual, last changed first. */
function readMoving(ctx: Context, tx: Tx, { owner }: OverviewQuery): Promise<FilingSummary[]> {
  const conditions = [
    isOpenFiling,
    eq(filings.needs_response, false),
    // An EIN has no usual time, so that the condition is null.
    sql`${standsStill(ctx)} is not true`,
    ownerFilter(ctx, filings.id, owner),
  ];
  return readSummaries(ctx, tx, conditions, desc(filings.updated_at), mostRows);
}

/** As many as a list counts. */
function openOf({ completed: _, canceled: __, ...open }: Record<FilingStatus, number>): number {
  const all = Object.values(open).reduce((sum, count) => sum + count, 0);
  return Math.min(all, countLimit + 1);
}

async function countByStatus(ctx: Context, tx: Tx): Promise<Record<FilingStatus, number>> {
  const statuses = FilingStatus.options;
  const conditions = statuses.map((status) => mine(ctx, filings, eq(filings.status, status)));
  const counts = await countEach(tx, filings, conditions);
  return Object.fromEntries(statuses.map((status, at) => [status, counts[at]])) as Record<
    FilingStatus,
    number
  >;
}
