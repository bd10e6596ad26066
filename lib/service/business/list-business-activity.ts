import { and, desc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { BusinessActivity } from '#lib/contract/business-activity';
import type { PageQuery } from '#lib/contract/list';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { eventSubject, events } from '#lib/service/db/schema/events';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { sinceMade } from '#lib/service/event/since-made';
import { toEvent } from '#lib/service/event/to-event';
import { isId } from '#lib/service/ids';

// A company has one registration per state, and few filings for each.
const mostFilings = 500;

/**
 * The activity of a business, newest first: its record and registrations, their filings with cases and documents, their
 * agents, their mail and their obligations.
 */
export function listBusinessActivity(
  ctx: Context,
  id: string,
  { limit, cursor }: PageQuery,
): Promise<BusinessActivity> {
  if (!isId(id)) throw notFound('business');
  const order = `activity of ${id.toLowerCase()}`;
  const after = cursor === undefined ? undefined : lt(events.id, readIdCursor(cursor, order));
  return withTenant(ctx, async (tx) => {
    const own = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(mine(ctx, businesses, or(eq(businesses.id, id), eq(businesses.formation_business_id, id))));
    if (own.length === 0) throw notFound('business');
    const ids = own.map((row) => row.id);
    const ofThem = await tx
      .select({ id: filings.id, jurisdiction: filings.jurisdiction })
      .from(filings)
      .where(mine(ctx, filings, inArray(filings.business_id, ids)))
      .orderBy(desc(filings.id))
      .limit(mostFilings);
    const byFiling = new Map(ofThem.map((filing) => [filing.id, filing]));
    // Each half has its own index: combined, they would use none.
    const filingIds = [...byFiling.keys()];
    const ofFilings = and(inArray(events.filing_id, filingIds), sinceMade(filingIds), after);
    const ofRecords = and(isNull(events.filing_id), inArray(eventSubject, ids), sinceMade(ids), after);
    const found = [
      ...(await read(ctx, tx, ofFilings, limit)),
      ...(await read(ctx, tx, ofRecords, limit)),
    ].toSorted((one, other) => (one.id < other.id ? 1 : -1));
    return pageOfIds(found, limit, order, (row) => ({
      event: toEvent(row),
      filing: byFiling.get(row.filing_id ?? '') ?? null,
    }));
  });
}

function read(ctx: Context, tx: Tx, condition: SQL | undefined, limit: number) {
  return tx
    .select()
    .from(events)
    .where(mine(ctx, events, condition))
    .orderBy(desc(events.id))
    .limit(limit + 1);
}
