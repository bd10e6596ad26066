import { desc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Event, EventListQuery } from '#lib/contract/event';
import type { List } from '#lib/contract/list';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { boundOfTime } from '#lib/service/db/bound-of-time';
import { mine } from '#lib/service/db/mine';
import { events } from '#lib/service/db/schema/events';
import { withTenant } from '#lib/service/db/tenant';
import { eventHorizon } from '#lib/service/event/event-horizon';
import { toEvent } from '#lib/service/event/to-event';
import { firstIdAt } from '#lib/service/ids';

const order = 'events newest first';

/** Events of the last 30 days, newest first. */
export async function listEvents(ctx: Context, query: EventListQuery): Promise<List<Event>> {
  const after = query.cursor === undefined ? undefined : readIdCursor(query.cursor, order);
  const rows = await withTenant(ctx, (tx) =>
    tx
      .select()
      .from(events)
      .where(
        mine(
          ctx,
          events,
          gt(events.created_at, eventHorizon(ctx)),
          // The scan ends there too, however few events match the filters.
          gte(events.id, firstIdAt(eventHorizon(ctx).getTime())),
          ...chosen(query),
          after === undefined ? undefined : lt(events.id, after),
        ),
      )
      .orderBy(desc(events.id))
      .limit(query.limit + 1),
  );
  return pageOfIds(rows, query.limit, order, toEvent);
}

function chosen(query: EventListQuery): (SQL | undefined)[] {
  const { type, filing_id, object_id, created_after, created_before } = query;
  return [
    type && eq(events.type, type),
    filing_id === undefined ? undefined : eq(events.filing_id, filing_id),
    object_id === undefined ? undefined : sql`${events.object} ->> 'id' = ${object_id.toLowerCase()}`,
    created_after === undefined ? undefined : gte(events.created_at, boundOfTime(created_after)),
    created_before === undefined ? undefined : lte(events.created_at, boundOfTime(created_before)),
  ];
}
