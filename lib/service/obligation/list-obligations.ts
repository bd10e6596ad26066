import { desc, lt } from 'drizzle-orm';
import type { List } from '#lib/contract/list';
import type { Obligation, ObligationListQuery } from '#lib/contract/obligation';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { obligations } from '#lib/service/db/schema/obligations';
import { withTenant } from '#lib/service/db/tenant';
import { obligationFilters } from '#lib/service/obligation/obligation-filters';
import { toObligation } from '#lib/service/obligation/to-obligation';

const order = 'obligations newest first';

/** A page of obligations, newest first. */
export function listObligations(ctx: Context, query: ObligationListQuery): Promise<List<Obligation>> {
  return withTenant(ctx, async (tx) => {
    const before = query.cursor === undefined ? null : readIdCursor(query.cursor, order);
    const rows = await tx
      .select()
      .from(obligations)
      .where(
        mine(ctx, obligations, before ? lt(obligations.id, before) : undefined, ...obligationFilters(query)),
      )
      .orderBy(desc(obligations.id))
      .limit(query.limit + 1);
    return pageOfIds(rows, query.limit, order, toObligation);
  });
}
