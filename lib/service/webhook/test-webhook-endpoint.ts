import { testMessageType, type WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import { webhookDeliveries } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { tenantContext } from '#lib/service/tenant-context';
import { attemptByHand } from '#lib/service/webhook/attempt-delivery';
import { getWebhookDelivery } from '#lib/service/webhook/get-webhook-delivery';
import { lockEndpoint } from '#lib/service/webhook/own-webhooks';
import { toWebhookEndpoint } from '#lib/service/webhook/to-webhook-endpoint';

/** Sends one message without an event, signed like any other, at once and without a retry. Returns the response. */
export async function testWebhookEndpoint(ctx: Context, id: string): Promise<WebhookDeliveryWithAttempts> {
  const now = ctx.parts.clock();
  const [deliveryId, messageId] = [newId(now), newId(now)];
  await withTenant(ctx, async (tx) => {
    const endpoint = await lockEndpoint(ctx, tx, id, 'keep');
    const message = {
      id: messageId,
      object: 'event',
      type: testMessageType,
      mode: ctx.mode,
      created_at: now.toISOString(),
      sequence: 0,
      actor: ctx.actor,
      request_id: ctx.requestId,
      data: { object: toWebhookEndpoint(endpoint), previous_attributes: null },
    };
    await tx.insert(webhookDeliveries).values({
      ...ofTenant(ctx),
      id: deliveryId,
      endpoint_id: endpoint.id,
      event_id: messageId,
      event_type: testMessageType,
      filing_id: null,
      sequence: 0,
      payload: JSON.stringify(message),
      // Recorded as failed, unless its only attempt succeeds.
      status: 'failed',
      attempts: 0,
      next_attempt_at: null,
      claimed_until: null,
      last_status: null,
      created_at: now,
      updated_at: now,
    });
    await audit(ctx, tx, 'webhook_endpoint.tested', 'webhook_endpoint', id, null);
  });
  await attemptByHand(tenantContext(ctx.parts, ofTenant(ctx)), id, deliveryId);
  return getWebhookDelivery(ctx, deliveryId);
}
