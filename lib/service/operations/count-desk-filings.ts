import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { DeskCounts } from '#lib/contract/desk-filing';
import { FilingStatus } from '#lib/contract/filing';
import type { OperatorContext } from '#lib/service/context';
import { filings } from '#lib/service/db/schema/filings';
import { organizations } from '#lib/service/db/schema/organizations';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { claimStands, deskFilters, isFree } from '#lib/service/operations/desk-rows';

/** Counts the open live filings by each filter of the queue. */
export function countDeskFilings(ctx: OperatorContext): Promise<DeskCounts> {
  const open = deskFilters(ctx, {});
  const stands = claimStands(ctx.now);
  return acrossOrganizations(ctx, async (tx) => {
    const [all] = await tx
      .select({
        open: count(),
        overdue: sql<number>`count(*) filter (where ${filings.promised_at} < ${ctx.now.toISOString()}::timestamptz)::int`,
        unclaimed: sql<number>`count(*) filter (where ${isFree(ctx.now)})::int`,
        mine: sql<number>`count(*) filter (where ${and(eq(filings.claimed_by, ctx.operator.id), stands)})::int`,
      })
      .from(filings)
      .where(open);
    const [answered] = await tx
      .select({ count: count() })
      .from(filings)
      .where(deskFilters(ctx, { answered: 'true' }));
    const byStatus = await tx
      .select({ status: filings.status, count: count() })
      .from(filings)
      .where(open)
      .groupBy(filings.status);
    const byJurisdiction = await tx
      .select({ jurisdiction: filings.jurisdiction, count: count() })
      .from(filings)
      .where(open)
      .groupBy(filings.jurisdiction)
      .orderBy(desc(count()), asc(filings.jurisdiction));
    const partners = await tx
      .select({ id: organizations.id, name: organizations.name, count: count() })
      .from(filings)
      .innerJoin(organizations, eq(organizations.id, filings.organization_id))
      .where(open)
      .groupBy(organizations.id, organizations.name)
      .orderBy(asc(organizations.name), asc(organizations.id));
    return {
      object: 'operations_counts',
      ...(all ?? { open: 0, overdue: 0, unclaimed: 0, mine: 0 }),
      answered: answered?.count ?? 0,
      by_status: FilingStatus.options.flatMap((status) => byStatus.filter((one) => one.status === status)),
      by_jurisdiction: byJurisdiction,
      organizations: partners,
    };
  });
}
