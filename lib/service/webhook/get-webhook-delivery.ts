import { desc, eq } from 'drizzle-orm';
import type { WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { webhookAttempts } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { loadDelivery } from '#lib/service/webhook/own-webhooks';
import { toWebhookAttempt, toWebhookDelivery } from '#lib/service/webhook/to-webhook-delivery';

const mostAttempts = 100;

/** A delivery with its requests and responses, latest attempt first. */
export function getWebhookDelivery(ctx: Context, id: string): Promise<WebhookDeliveryWithAttempts> {
  return withTenant(ctx, async (tx) => {
    const delivery = await loadDelivery(ctx, tx, id);
    const rows = await tx
      .select()
      .from(webhookAttempts)
      .where(mine(ctx, webhookAttempts, eq(webhookAttempts.delivery_id, delivery.id)))
      .orderBy(desc(webhookAttempts.id))
      .limit(mostAttempts);
    const attempts = rows.map((row) => toWebhookAttempt(row, delivery.payload ?? ''));
    return { ...toWebhookDelivery(delivery), attempts };
  });
}
