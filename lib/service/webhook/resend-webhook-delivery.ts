import type { WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import { attemptDelivery } from '#lib/service/webhook/attempt-delivery';
import { getWebhookDelivery } from '#lib/service/webhook/get-webhook-delivery';
import { tenantContext } from '#lib/service/webhook/tenant-context';

/** Sends a delivery once more, now: also one that arrived, and to an endpoint that is disabled. Its schedule stays. */
export async function resendWebhookDelivery(ctx: Context, id: string): Promise<WebhookDeliveryWithAttempts> {
  const tenant = ofTenant(ctx);
  await attemptDelivery(tenantContext(ctx.parts, tenant), id, true);
  return getWebhookDelivery(ctx, id);
}
