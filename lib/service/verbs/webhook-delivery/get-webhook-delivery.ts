import { and, desc, eq } from 'drizzle-orm';
import type { WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { webhookAttempts } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { toWebhookAttempt, toWebhookDelivery } from '#lib/service/verbs/webhook-delivery/to-webhook-delivery';
import { loadDelivery, ofTenant } from '#lib/service/webhooks/own-webhooks';

const mostAttempts = 100;

/** A delivery with what was sent and what came back, the latest attempt first. */
export function getWebhookDelivery(ctx: Context, id: string): Promise<WebhookDeliveryWithAttempts> {
  return withTenant(ctx, async (tx) => {
    const delivery = await loadDelivery(ctx, tx, id);
    const rows = await tx
      .select()
      .from(webhookAttempts)
      .where(and(ofTenant(ctx, webhookAttempts), eq(webhookAttempts.delivery_id, delivery.id)))
      .orderBy(desc(webhookAttempts.id))
      .limit(mostAttempts);
    const attempts = rows.map((row) => toWebhookAttempt(row, delivery.payload ?? ''));
    return { ...toWebhookDelivery(delivery), attempts };
  });
}
