import { asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ObligationRowShown, ObligationRows, ObligationRowsQuery } from '#lib/contract/obligation-rows';
import { CivilDate } from '#lib/contract/scalars';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { findOwners } from '#lib/service/assignment/find-owners';
import { ownerFilter } from '#lib/service/assignment/owner-filter';
import type { Context } from '#lib/service/context';
import { cutPage, readCursor } from '#lib/service/cursor';
import { countSelected } from '#lib/service/db/count-rows';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { type ObligationRow, obligations } from '#lib/service/db/schema/obligations';
import { withTenant } from '#lib/service/db/tenant';
import { isId } from '#lib/service/ids';
import { obligationFilters } from '#lib/service/obligation/obligation-filters';
import { toObligation } from '#lib/service/obligation/to-obligation';
import { versionOf } from '#lib/service/resource-version';

const order = 'obligations by date';

const ownBusiness = sameTenant(businesses, obligations, eq(businesses.id, obligations.business_id));

/** The calendar: obligations with their businesses, earliest first. */
export async function listObligationRows(ctx: Context, query: ObligationRowsQuery): Promise<ObligationRows> {
  const { page, next, total } = await withTenant(ctx, async (tx) => {
    const filters = rowFilters(ctx, query);
    const found: Awaited<ReturnType<typeof readObligationRows>> = [];
    for (const place of placesAfter(query.cursor)) {
      const most = query.limit + 1 - found.length;
      if (most > 0) found.push(...(await readObligationRows(ctx, tx, [...filters, place], most)));
    }
    const { page, next } = cutPage(found, query.limit, order, ({ row }) => [row.due_on ?? '', row.id]);
    const counted = tx.select({ id: obligations.id }).from(obligations).$dynamic();
    // Every obligation has a business, so the join is needed only for a filter.
    if (query.company_id) counted.innerJoin(businesses, ownBusiness);
    const total = await countSelected(tx, counted.where(mine(ctx, obligations, ...filters)));
    return { page, next, total };
  });
  const owners = await findOwners(
    ctx,
    page.map(({ row }) => row.id),
  );
  return {
    object: 'list',
    data: page.map(({ row, shown }) => ({ ...shown, owner: owners.get(row.id) ?? null })),
    ...next,
    total,
    today: civilDateOf(ctx.now),
  };
}

/** The first `most` that meet every condition, by date. */
export async function readObligationRows(
  ctx: Context,
  tx: Tx,
  conditions: readonly (SQL | undefined)[],
  most: number,
): Promise<{ row: ObligationRow; shown: ObligationRowShown }[]> {
  const rows = await tx
    .select({ row: obligations, business_name: businesses.legal_name })
    .from(obligations)
    .innerJoin(businesses, ownBusiness)
    .where(mine(ctx, obligations, ...conditions))
    .orderBy(asc(obligations.due_on), asc(obligations.id))
    .limit(most);
  return rows.map(({ row, business_name }) => {
    const obligation = toObligation(row);
    return { row, shown: { obligation, business_name, version: versionOf(obligation) } };
  });
}

function rowFilters(
  ctx: Context,
  { company_id: company, owner, ...query }: ObligationRowsQuery,
): (SQL | undefined)[] {
  const ofCompany = company
    ? or(eq(businesses.id, company), eq(businesses.formation_business_id, company))
    : undefined;
  return [...obligationFilters(query), ofCompany, ownerFilter(ctx, obligations.id, owner)];
}

/**
 * Obligations without a date come last, in a separate scan: each scan can start a page at its position in the index.
 */
function placesAfter(cursor: string | undefined): (SQL | undefined)[] {
  if (cursor === undefined) return [undefined];
  const isDueOn = (key: string) => key === '' || CivilDate.safeParse(key).success;
  const [dueOn, id] = readCursor(cursor, order, [isDueOn, isId]);
  const { due_on, id: own } = obligations;
  if (dueOn === '') return [sql`(${due_on} is null and ${own} > ${id}::uuid)`];
  return [sql`(${due_on}, ${own}) > (${dueOn}::date, ${id}::uuid)`, isNull(due_on)];
}
