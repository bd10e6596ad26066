import { and, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Business, BusinessListQuery } from '#lib/contract/business';
import type { List } from '#lib/contract/list';
import type { Context } from '#lib/service/context';
import { readIdCursor, writeCursor } from '#lib/service/cursor';
import { businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { toBusiness } from '#lib/service/verbs/business/to-business';

const order = 'businesses newest first';

/** A page of business records, newest first. */
export async function listBusinesses(ctx: Context, query: BusinessListQuery): Promise<List<Business>> {
  const { limit, cursor } = query;
  const conditions = [
    eq(businesses.organization_id, ctx.organizationId),
    eq(businesses.mode, ctx.mode),
    ...conditionsOf(query),
    cursor === undefined ? undefined : lt(businesses.id, readIdCursor(cursor, order)),
  ];
  const rows = await withTenant(ctx, (tx) =>
    tx
      .select()
      .from(businesses)
      .where(and(...conditions))
      .orderBy(desc(businesses.id))
      .limit(limit + 1),
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    object: 'list',
    data: page.map(toBusiness),
    has_more: last !== undefined,
    next_cursor: last ? writeCursor(order, [last.id]) : null,
  };
}

function conditionsOf(query: BusinessListQuery): (SQL | undefined)[] {
  const { q, formation_jurisdiction, registration_jurisdiction, formation_business_id, registration } = query;
  return [
    formation_jurisdiction && eq(businesses.formation_jurisdiction, formation_jurisdiction),
    registration_jurisdiction && eq(businesses.registration_jurisdiction, registration_jurisdiction),
    formation_business_id && eq(businesses.formation_business_id, formation_business_id),
    registration === 'formation' && isNull(businesses.formation_business_id),
    registration === 'foreign' && isNotNull(businesses.formation_business_id),
    ...(q?.split(/\s+/).filter(Boolean).map(wordCondition) ?? []),
  ].map((condition) => condition || undefined);
}

/** Each word begins, or is somewhere in, the name; or it begins the registration number. */
function wordCondition(word: string): SQL | undefined {
  const part = word.replaceAll('\u0000', '').replaceAll(/[\\%_]/g, '\\$&');
  return or(ilike(businesses.legal_name, `%${part}%`), ilike(businesses.registration_number, `${part}%`));
}
