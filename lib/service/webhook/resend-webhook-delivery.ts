import type { WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { tenantContext } from '#lib/service/tenant-context';
import { attemptByHand } from '#lib/service/webhook/attempt-delivery';
import { getWebhookDelivery } from '#lib/service/webhook/get-webhook-delivery';
import { loadDelivery } from '#lib/service/webhook/own-webhooks';

/** Sends a delivery once more, now: also one that arrived, or to a disabled endpoint. Its schedule does not change. */
export async function resendWebhookDelivery(ctx: Context, id: string): Promise<WebhookDeliveryWithAttempts> {
  const tenant = ofTenant(ctx);
  const endpointId = await withTenant(ctx, async (tx) => {
    const { endpoint_id } = await loadDelivery(ctx, tx, id);
    await audit(ctx, tx, 'webhook_delivery.resent', 'webhook_delivery', id, null);
    return endpoint_id;
  });
  await attemptByHand(tenantContext(ctx.parts, tenant), endpointId, id);
  return getWebhookDelivery(ctx, id);
}
