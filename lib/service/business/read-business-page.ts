import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { BusinessRow, BusinessRowsQuery } from '#lib/contract/business-rows';
import { qualificationGaps } from '#lib/rules/requirement/qualification-gaps';
import { businessFilters } from '#lib/service/business/business-filters';
import { type Registrations, readRegistrations } from '#lib/service/business/read-registrations';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import { cutPage, isTextKey, readCursor } from '#lib/service/cursor';
import type { Tx } from '#lib/service/db/database';
import { businesses, type BusinessRow as StoredRow } from '#lib/service/db/schema/businesses';
import { isId } from '#lib/service/ids';

/** A page of businesses, each with the states where it is registered and its filings in progress. */
export async function readBusinessPage(
  ctx: Context,
  tx: Tx,
  query: BusinessRowsQuery & { ids?: string },
  limit: number = query.limit,
): Promise<{ rows: BusinessRow[]; next: string | null }> {
  const key = query.sort === 'name' ? sql`lower(${businesses.legal_name})` : sql`''::text`;
  const order = `business ${query.sort} ${query.dir}`;
  const direction = query.dir === 'asc' ? asc : desc;
  const found = await tx
    .select({ row: businesses, key: sql<string>`${key}` })
    .from(businesses)
    .where(and(businessFilters(ctx, query), after(query, key, order)))
    .orderBy(direction(key), direction(businesses.id))
    .limit(limit + 1);
  const { page, next } = cutPage(found, limit, order, ({ key, row }) => [key, row.id]);
  const registrations = await readRegistrations(
    ctx,
    tx,
    page.map(({ row }) => row.id),
  );
  const rows = page.map(({ row }) => {
    const business = toBusiness(row);
    return { business, ...registrationsOf(row, registrations), gaps: qualificationGaps(business) };
  });
  return { rows, next: next.next_cursor };
}

function registrationsOf(row: StoredRow, found: Registrations) {
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
