import { eq } from 'drizzle-orm';
import type { DeletedWebhookEndpoint } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { webhookDeliveries, webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { lockEndpoint } from '#lib/service/webhook/own-webhooks';

/** Deletes it with its deliveries and their attempts: nothing more is sent to it. */
export function deleteWebhookEndpoint(ctx: Context, id: string): Promise<DeletedWebhookEndpoint> {
  return withTenant(ctx, async (tx) => {
    const { url, event_types, description, status } = await lockEndpoint(ctx, tx, id, 'delete');
    await tx
      .delete(webhookDeliveries)
      .where(mine(ctx, webhookDeliveries, eq(webhookDeliveries.endpoint_id, id)));
    await tx.delete(webhookEndpoints).where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, id)));
    await audit(ctx, tx, 'webhook_endpoint.deleted', 'webhook_endpoint', id, {
      before: { url, event_types, description, status },
    });
    return { id, object: 'webhook_endpoint', deleted: true };
  });
}
