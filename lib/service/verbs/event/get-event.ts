import { and, eq, gt } from 'drizzle-orm';
import type { Event } from '#lib/contract/event';
import type { Context } from '#lib/service/context';
import { events } from '#lib/service/db/schema/events';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { eventHorizon } from '#lib/service/verbs/event/event-horizon';
import { toEvent } from '#lib/service/verbs/event/to-event';

export async function getEvent(ctx: Context, id: string): Promise<Event> {
  if (!isId(id)) throw notFound('event');
  const [row] = await withTenant(ctx, (tx) =>
    tx
      .select()
      .from(events)
      .where(
        and(
          eq(events.organization_id, ctx.organizationId),
          eq(events.mode, ctx.mode),
          eq(events.id, id),
          gt(events.created_at, eventHorizon(ctx)),
        ),
      ),
  );
  if (!row) throw notFound('event');
  return toEvent(row);
}
