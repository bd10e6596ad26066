import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { Event } from '#lib/contract/event';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { events } from '#lib/service/db/schema/events';
import { type WebhookDeliveryRow, webhookDeliveries } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { toEvent } from '#lib/service/event/to-event';
import { dropPending } from '#lib/service/webhook/disable-endpoint';
import { findEndpoint } from '#lib/service/webhook/own-webhooks';
import { signingSecrets } from '#lib/service/webhook/signing-secret';

/** A message with all that its requests need. */
export type PreparedDelivery = {
  delivery: WebhookDeliveryRow;
  url: string;
  secrets: readonly string[];
  /** Null if it cannot be written. */
  payload: string | null;
};

/** The messages of one endpoint that are still there, the oldest first; what it sends first, it keeps. */
export function prepareDeliveries(
  ctx: Context,
  endpointId: string,
  ids: readonly string[],
): Promise<PreparedDelivery[]> {
  return withTenant(ctx, async (tx) => {
    const endpoint = await findEndpoint(ctx, tx, endpointId);
    if (!endpoint) return [];
    const asked = inArray(webhookDeliveries.id, [...ids]);
    // An event that is recorded at the instant of the disabling leaves its message behind. Only these are dropped: later
    // ones may be of an endpoint that was just enabled again.
    if (endpoint.status === 'disabled') await dropPending(ctx, tx, asked);
    const rows = await tx
      .select()
      .from(webhookDeliveries)
      .where(mine(ctx, webhookDeliveries, asked))
      .orderBy(asc(webhookDeliveries.id));
    const written = await writePayloads(ctx, tx, rows);
    const secrets = signingSecrets(ctx.parts, endpoint);
    return rows.map((delivery) => {
      const payload = delivery.payload ?? written.get(delivery.event_id) ?? null;
      return { delivery, url: endpoint.url, secrets, payload };
    });
  });
}

/** The bytes of every attempt, stored before the first; by event. */
async function writePayloads(
  ctx: Context,
  tx: Tx,
  rows: readonly WebhookDeliveryRow[],
): Promise<Map<string, string>> {
  const unwritten = rows.flatMap(({ payload, event_id }) => (payload === null ? [event_id] : []));
  if (unwritten.length === 0) return new Map();
  const found = await tx
    .select()
    .from(events)
    .where(mine(ctx, events, inArray(events.id, unwritten)));
  const written = new Map(
    found.flatMap((row) => {
      const event = Event.safeParse(toEvent(row));
      return event.success ? [[row.id, JSON.stringify(event.data)] as const] : [];
    }),
  );
  const bytes = sql`jsonb_each_text(${JSON.stringify(Object.fromEntries(written))}::jsonb)`;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(webhookDeliveries)
    .set({ payload: sql`written.value` })
    .from(sql`${bytes} written(event, value)`)
    .where(
      mine(
        ctx,
        webhookDeliveries,
        and(inArray(webhookDeliveries.id, ids), eq(webhookDeliveries.event_id, sql`written.event::uuid`)),
      ),
    );
  return written;
}
