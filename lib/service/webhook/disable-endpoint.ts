import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import {
  type WebhookEndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from '#lib/service/db/schema/webhooks';
import { recordEvent } from '#lib/service/event/record-event';
import { toWebhookEndpoint } from '#lib/service/webhook/to-webhook-endpoint';

/** Disables a locked endpoint, with an event that the other endpoints receive. Its pending deliveries are dropped. */
export async function disableEndpoint(
  ctx: Context,
  tx: Tx,
  endpoint: WebhookEndpointRow,
  reason: NonNullable<WebhookEndpointRow['disabled_reason']>,
): Promise<WebhookEndpointRow> {
  const changes = {
    status: 'disabled',
    disabled_reason: reason,
    disabled_at: ctx.now,
    updated_at: ctx.now,
  } as const;
  await tx
    .update(webhookEndpoints)
    .set(changes)
    .where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, endpoint.id)));
  await dropPending(ctx, tx, eq(webhookDeliveries.endpoint_id, endpoint.id));
  const disabled = { ...endpoint, ...changes };
  await recordEvent(ctx, tx, {
    type: 'webhook_endpoint.disabled',
    object: toWebhookEndpoint(disabled),
    before: toWebhookEndpoint(endpoint),
  });
  return disabled;
}

/** Drops those of a disabled endpoint that still wait to be sent. */
export async function dropPending(ctx: Context, tx: Tx, which: SQL): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'dropped', next_attempt_at: null, updated_at: ctx.parts.clock() })
    .where(mine(ctx, webhookDeliveries, and(which, eq(webhookDeliveries.status, 'pending'))));
}
