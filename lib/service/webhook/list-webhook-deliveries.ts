import { desc, eq, lt } from 'drizzle-orm';
import type { List } from '#lib/contract/list';
import type { WebhookDelivery, WebhookDeliveryListQuery } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { webhookDeliveries } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { loadEndpoint } from '#lib/service/webhook/own-webhooks';
import { toWebhookDelivery } from '#lib/service/webhook/to-webhook-delivery';

const order = 'webhook deliveries newest first';

export async function listWebhookDeliveries(
  ctx: Context,
  endpointId: string,
  { limit, cursor, status, event_type }: WebhookDeliveryListQuery,
): Promise<List<WebhookDelivery>> {
  const after = cursor === undefined ? undefined : lt(webhookDeliveries.id, readIdCursor(cursor, order));
  const rows = await withTenant(ctx, async (tx) => {
    const endpoint = await loadEndpoint(ctx, tx, endpointId);
    return tx
      .select()
      .from(webhookDeliveries)
      .where(
        mine(
          ctx,
          webhookDeliveries,
          eq(webhookDeliveries.endpoint_id, endpoint.id),
          status && eq(webhookDeliveries.status, status),
          event_type === undefined ? undefined : eq(webhookDeliveries.event_type, event_type),
          after,
        ),
      )
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit + 1);
  });
  return pageOfIds(rows, limit, order, toWebhookDelivery);
}
