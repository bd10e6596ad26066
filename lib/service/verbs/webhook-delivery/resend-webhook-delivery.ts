import type { WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { getWebhookDelivery } from '#lib/service/verbs/webhook-delivery/get-webhook-delivery';
import { attemptDelivery } from '#lib/service/webhooks/attempt-delivery';
import { tenantContext } from '#lib/service/webhooks/tenant-context';

/** Sends a delivery once more, now: also one that arrived, and to an endpoint that is disabled. Its schedule stays. */
export async function resendWebhookDelivery(ctx: Context, id: string): Promise<WebhookDeliveryWithAttempts> {
  const tenant = { organization_id: ctx.organizationId, mode: ctx.mode };
  await attemptDelivery(tenantContext(ctx.parts, tenant), id, true);
  return getWebhookDelivery(ctx, id);
}
