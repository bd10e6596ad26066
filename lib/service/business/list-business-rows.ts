import type { BusinessRows, BusinessRowsQuery } from '#lib/contract/business-rows';
import { businessFilters, searchBusinesses } from '#lib/service/business/business-filters';
import { readBusinessPage } from '#lib/service/business/read-business-page';
import type { Context } from '#lib/service/context';
import { countRows } from '#lib/service/db/count-rows';
import { businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';

/** The list of businesses, each with the states where it is registered and its filings in progress. */
export function listBusinessRows(ctx: Context, query: BusinessRowsQuery): Promise<BusinessRows> {
  return withTenant(ctx, async (tx) => {
    const narrowed = await searchBusinesses(ctx, tx, query);
    const { rows, next } = await readBusinessPage(ctx, tx, narrowed);
    return {
      object: 'list',
      data: rows,
      has_more: next !== null,
      next_cursor: next,
      total: narrowed.total ?? (await countRows(tx, businesses, businessFilters(ctx, narrowed))),
    };
  });
}
