import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { BusinessRows, BusinessRowsQuery } from '#lib/contract/console/business-rows';
import type { Context } from '#lib/service/context';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { toBusiness } from '#lib/service/verbs/business/to-business';
import { readCursor, writeCursor } from '#lib/service/verbs/console/cursor';
import { readRegistrations } from '#lib/service/verbs/console/read-registrations';

/** The list of businesses, each with the states where it is registered and what is under way. */
export function listBusinessRows(ctx: Context, query: BusinessRowsQuery): Promise<BusinessRows> {
  const key = query.sort === 'name' ? sql`lower(${businesses.legal_name})` : sql`''`;
  const order = `business ${query.sort} ${query.dir}`;
  const direction = query.dir === 'asc' ? asc : desc;
  return withTenant(ctx, async (tx) => {
    const found = await tx
      .select({ row: businesses, key: sql<string>`${key}` })
      .from(businesses)
      .where(and(businessFilters(ctx, query), after(query, key, order)))
      .orderBy(direction(key), direction(businesses.id))
      .limit(query.limit + 1);
    const page = found.slice(0, query.limit);
    const last = found.length > query.limit ? page.at(-1) : undefined;
    const [all] = await tx.select({ total: count() }).from(businesses).where(businessFilters(ctx, query));
    const registrations = await readRegistrations(
      ctx,
      tx,
      page.map(({ row }) => row.id),
    );
    return {
      object: 'list',
      data: page.map(({ row }) => ({ business: toBusiness(row), ...registrationsOf(row, registrations) })),
      has_more: last !== undefined,
      next_cursor: last ? writeCursor(order, [last.key, last.row.id]) : null,
      total: all?.total ?? 0,
    };
  });
}

function registrationsOf(row: BusinessRow, found: Awaited<ReturnType<typeof readRegistrations>>) {
  const own = found.foreign.filter(({ home }) => home === row.id);
  const codes = (state: string) =>
    own.flatMap((foreign) => (foreign.state === state ? [foreign.jurisdiction] : [])).toSorted();
  return {
    registered_in: [row.registration_jurisdiction, ...codes('registered')],
    pending_in: codes('pending'),
    open_cases: found.openCases.get(row.id) ?? 0,
  };
}

function after(query: BusinessRowsQuery, key: SQL, order: string): SQL | undefined {
  if (!query.cursor) return undefined;
  const [value, id] = readCursor(query.cursor, order, 2);
  const sign = sql.raw(query.dir === 'asc' ? '>' : '<');
  return sql`(${key}, ${businesses.id}::text) ${sign} (${value}::text, ${id}::text)`;
}

function businessFilters(ctx: Context, query: BusinessRowsQuery): SQL | undefined {
  const home = businesses.formation_business_id;
  return and(
    eq(businesses.organization_id, ctx.organizationId),
    eq(businesses.mode, ctx.mode),
    query.formation_business_id ? eq(home, query.formation_business_id) : ofKind(query.registration),
    query.formation_jurisdiction
      ? eq(businesses.formation_jurisdiction, query.formation_jurisdiction)
      : undefined,
    query.registration_jurisdiction
      ? eq(businesses.registration_jurisdiction, query.registration_jurisdiction)
      : undefined,
    ...(query.q?.split(/\s+/).filter(Boolean) ?? []).map(wordFilter),
  );
}

function ofKind(registration: BusinessRowsQuery['registration']): SQL {
  const home = businesses.formation_business_id;
  return registration === 'foreign' ? isNotNull(home) : isNull(home);
}

function wordFilter(word: string): SQL | undefined {
  const part = word.replaceAll(/[\\%_]/g, '\\$&');
  return or(
    sql`${businesses.legal_name} ilike ${`%${part}%`}`,
    sql`${businesses.registration_number} ilike ${`${part}%`}`,
  );
}
