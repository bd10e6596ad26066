import { eq, gt } from 'drizzle-orm';
import type { Event } from '#lib/contract/event';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { events } from '#lib/service/db/schema/events';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { eventHorizon } from '#lib/service/event/event-horizon';
import { toEvent } from '#lib/service/event/to-event';
import { isId } from '#lib/service/ids';

export async function getEvent(ctx: Context, id: string): Promise<Event> {
  if (!isId(id)) throw notFound('event');
  const [row] = await withTenant(ctx, (tx) =>
    tx
      .select()
      .from(events)
      .where(mine(ctx, events, eq(events.id, id), gt(events.created_at, eventHorizon(ctx)))),
  );
  if (!row) throw notFound('event');
  return toEvent(row);
}
