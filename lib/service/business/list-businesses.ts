import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Business, BusinessListQuery } from '#lib/contract/business';
import type { List } from '#lib/contract/list';
import { searchedInBusiness } from '#lib/service/business/business-filters';
import { hasRegistrationStatus } from '#lib/service/business/registration-status';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { searchTable } from '#lib/service/db/found-by-words';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { isFound, searchFilter } from '#lib/service/db/search';
import { withTenant } from '#lib/service/db/tenant';

const order = 'businesses newest first';

/** A page of business records, newest first. */
export async function listBusinesses(ctx: Context, query: BusinessListQuery): Promise<List<Business>> {
  const { limit, cursor } = query;
  const after = cursor === undefined ? undefined : lt(businesses.id, readIdCursor(cursor, order));
  const others = and(...conditionsOf({ ...query, q: undefined }));
  const rows = await withTenant(ctx, async (tx) =>
    tx
      .select()
      .from(businesses)
      .where(
        mine(ctx, businesses, ...conditionsOf(await searchTable(ctx, tx, businesses, query, others)), after),
      )
      .orderBy(desc(businesses.id))
      .limit(limit + 1),
  );
  return pageOfIds(rows, limit, order, toBusiness);
}

function conditionsOf(query: BusinessListQuery & { ids?: string }): (SQL | undefined)[] {
  const { q, formation_jurisdiction, registration_jurisdiction, formation_business_id, registration } = query;
  return [
    formation_jurisdiction && eq(businesses.formation_jurisdiction, formation_jurisdiction),
    registration_jurisdiction && eq(businesses.registration_jurisdiction, registration_jurisdiction),
    formation_business_id && eq(businesses.formation_business_id, formation_business_id),
    hasRegistrationStatus(query.registration_status),
    registration === 'formation' && isNull(businesses.formation_business_id),
    registration === 'foreign' && isNotNull(businesses.formation_business_id),
    searchFilter(q, searchedInBusiness),
    isFound(businesses.id, query.ids),
  ].map((condition) => condition || undefined);
}
