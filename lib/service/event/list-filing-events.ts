import { asc, eq, gt } from 'drizzle-orm';
import type { Event } from '#lib/contract/event';
import type { List, PageQuery } from '#lib/contract/list';
import type { Context } from '#lib/service/context';
import { cutPage, isNumberKey, readCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { events } from '#lib/service/db/schema/events';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { sinceMade } from '#lib/service/event/since-made';
import { toEvent } from '#lib/service/event/to-event';
import { isId } from '#lib/service/ids';

// A sequence is an integer of Postgres.
const isSequence = (key: string) => isNumberKey(key) && Math.abs(Number(key)) < 2 ** 31;

/** The complete history of a filing, with its cases and documents, oldest first. */
export async function listFilingEvents(ctx: Context, id: string, query: PageQuery): Promise<List<Event>> {
  if (!isId(id)) throw notFound('filing');
  const order = `history of ${id}`;
  const after = query.cursor === undefined ? 0 : Number(readCursor(query.cursor, order, [isSequence])[0]);
  const rows = await withTenant(ctx, async (tx) => {
    const [filing] = await tx
      .select({ id: filings.id })
      .from(filings)
      .where(mine(ctx, filings, eq(filings.id, id)));
    if (!filing) throw notFound('filing');
    return tx
      .select()
      .from(events)
      .where(mine(ctx, events, eq(events.filing_id, id), sinceMade([id]), gt(events.sequence, after)))
      .orderBy(asc(events.sequence))
      .limit(query.limit + 1);
  });
  const { page, next } = cutPage(rows, query.limit, order, ({ sequence }) => [String(sequence)]);
  return { object: 'list', data: page.map(toEvent), ...next };
}
