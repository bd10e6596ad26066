import { eq } from 'drizzle-orm';
import { Event } from '#lib/contract/event';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { events } from '#lib/service/db/schema/events';
import { type WebhookDeliveryRow, webhookDeliveries } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { toEvent } from '#lib/service/event/to-event';
import { mailEndpointDisabled } from '#lib/service/webhook/mail-endpoint-disabled';
import { loadDelivery, loadEndpoint } from '#lib/service/webhook/own-webhooks';
import { recordAttempt } from '#lib/service/webhook/record-attempt';
import { signedHeaders } from '#lib/service/webhook/signed-headers';
import { signingSecrets } from '#lib/service/webhook/signing-secret';
import { failed, inSpan, traceContext } from '#lib/tracing/tracing';

/**
 * Sends a delivery once and records the outcome. Nothing uses the network inside a transaction; after a crash between
 * the two, the message is sent again under the same `webhook-id`.
 */
export async function attemptDelivery(ctx: Context, id: string, manual: boolean): Promise<void> {
  const { delivery, endpoint, payload } = await withTenant(ctx, async (tx) => {
    const delivery = await loadDelivery(ctx, tx, id);
    const endpoint = await loadEndpoint(ctx, tx, delivery.endpoint_id);
    return { delivery, endpoint, payload: delivery.payload ?? (await writePayload(ctx, tx, delivery)) };
  });
  const signed = signedHeaders(signingSecrets(ctx.parts, endpoint), {
    id: delivery.event_id,
    now: ctx.now,
    payload,
  });
  const { headers, outcome } = await inSpan('POST webhook', { kind: 'client' }, async (span) => {
    const headers = { ...signed, ...traceContext() };
    const outcome = await ctx.parts.sender.send(endpoint.url, headers, payload);
    if (outcome.answer) span?.setAttribute('http.response.status_code', outcome.answer.status);
    else span?.setStatus(failed);
    return { headers, outcome };
  });
  const disabled = await withTenant(ctx, (tx) =>
    recordAttempt(ctx, tx, { delivery, manual, headers, outcome }),
  );
  if (disabled) await mailEndpointDisabled(ctx, disabled);
}

/** The bytes of every attempt, stored before the first. */
async function writePayload(ctx: Context, tx: Tx, delivery: WebhookDeliveryRow): Promise<string> {
  const [row] = await tx
    .select()
    .from(events)
    .where(mine(ctx, events, eq(events.id, delivery.event_id)));
  if (!row) throw new Error(`The event of the delivery ${delivery.id} is not there.`);
  const payload = JSON.stringify(Event.parse(toEvent(row)));
  await tx
    .update(webhookDeliveries)
    .set({ payload })
    .where(mine(ctx, webhookDeliveries, eq(webhookDeliveries.id, delivery.id)));
  return payload;
}
