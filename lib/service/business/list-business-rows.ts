import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { BusinessRows, BusinessRowsQuery } from '#lib/contract/business-rows';
import { qualificationGaps } from '#lib/rules/requirement/qualification-gaps';
import { businessFilters } from '#lib/service/business/business-filters';
import { readRegistrations } from '#lib/service/business/read-registrations';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import { cutPage, isTextKey, readCursor } from '#lib/service/cursor';
import { countRows } from '#lib/service/db/count-rows';
import { searchTable } from '#lib/service/db/found-by-words';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { isId } from '#lib/service/ids';

/** The list of businesses, each with the states where it is registered and its filings in progress. */
export function listBusinessRows(ctx: Context, query: BusinessRowsQuery): Promise<BusinessRows> {
  const key = query.sort === 'name' ? sql`lower(${businesses.legal_name})` : sql`''::text`;
  const order = `business ${query.sort} ${query.dir}`;
  const direction = query.dir === 'asc' ? asc : desc;
  return withTenant(ctx, async (tx) => {
    const narrowed = await searchTable(
      ctx,
      tx,
      businesses,
      query,
      businessFilters(ctx, { ...query, q: undefined }),
    );
    const found = await tx
      .select({ row: businesses, key: sql<string>`${key}` })
      .from(businesses)
      .where(and(businessFilters(ctx, narrowed), after(query, key, order)))
      .orderBy(direction(key), direction(businesses.id))
      .limit(query.limit + 1);
    const { page, next } = cutPage(found, query.limit, order, ({ key, row }) => [key, row.id]);
    const registrations = await readRegistrations(
      ctx,
      tx,
      page.map(({ row }) => row.id),
    );
    return {
      object: 'list',
      data: page.map(({ row }) => {
        const business = toBusiness(row);
        return { business, ...registrationsOf(row, registrations), gaps: qualificationGaps(business) };
      }),
      ...next,
      total: narrowed.total ?? (await countRows(tx, businesses, businessFilters(ctx, narrowed))),
    };
  });
}

function registrationsOf(row: BusinessRow, found: Awaited<ReturnType<typeof readRegistrations>>) {
  const own = found.foreign.filter(({ home }) => home === row.id);
  const here = (state: string) => (row.registration_state === state ? [row.registration_jurisdiction] : []);
  const codes = (state: string) =>
    own.flatMap((foreign) => (foreign.state === state ? [foreign.jurisdiction] : [])).toSorted();
  return {
    registered_in: [...here('registered'), ...codes('registered')],
    pending_in: [...here('pending'), ...codes('pending')],
    open_cases: found.openCases.get(row.id) ?? 0,
  };
}

function after(query: BusinessRowsQuery, key: SQL, order: string): SQL | undefined {
  if (!query.cursor) return undefined;
  const [value, id] = readCursor(query.cursor, order, [isTextKey, isId]);
  const sign = sql.raw(query.dir === 'asc' ? '>' : '<');
  return sql`(${key}, ${businesses.id}::text) ${sign} (${value}::text, ${id}::text)`;
}
