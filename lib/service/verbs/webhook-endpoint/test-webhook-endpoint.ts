import { testMessageType, type WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { webhookDeliveries } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import { getWebhookDelivery } from '#lib/service/verbs/webhook-delivery/get-webhook-delivery';
import { toWebhookEndpoint } from '#lib/service/verbs/webhook-endpoint/to-webhook-endpoint';
import { attemptDelivery } from '#lib/service/webhooks/attempt-delivery';
import { loadEndpoint } from '#lib/service/webhooks/own-webhooks';
import { tenantContext } from '#lib/service/webhooks/tenant-context';

/** Sends one message of no event, signed as every other, at once and without another try. Answers what came back. */
export async function testWebhookEndpoint(ctx: Context, id: string): Promise<WebhookDeliveryWithAttempts> {
  const now = ctx.parts.clock();
  const [deliveryId, messageId] = [newId(now), newId(now)];
  await withTenant(ctx, async (tx) => {
    const endpoint = await loadEndpoint(ctx, tx, id);
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
      organization_id: ctx.organizationId,
      mode: ctx.mode,
      id: deliveryId,
      endpoint_id: endpoint.id,
      event_id: messageId,
      event_type: testMessageType,
      filing_id: null,
      sequence: 0,
      payload: JSON.stringify(message),
      // Over already, unless its one attempt succeeds.
      status: 'failed',
      attempts: 0,
      next_attempt_at: null,
      claimed_until: null,
      last_status: null,
      created_at: now,
      updated_at: now,
    });
  });
  await attemptDelivery(
    tenantContext(ctx.parts, { organization_id: ctx.organizationId, mode: ctx.mode }),
    deliveryId,
    true,
  );
  return getWebhookDelivery(ctx, deliveryId);
}
