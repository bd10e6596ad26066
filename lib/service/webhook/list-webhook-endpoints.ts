import { desc, lt } from 'drizzle-orm';
import type { List, PageQuery } from '#lib/contract/list';
import type { WebhookEndpoint } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { toWebhookEndpoint } from '#lib/service/webhook/to-webhook-endpoint';

const order = 'webhook endpoints newest first';

export async function listWebhookEndpoints(
  ctx: Context,
  { limit, cursor }: PageQuery,
): Promise<List<WebhookEndpoint>> {
  const after = cursor === undefined ? undefined : lt(webhookEndpoints.id, readIdCursor(cursor, order));
  const rows = await withTenant(ctx, (tx) =>
    tx
      .select()
      .from(webhookEndpoints)
      .where(mine(ctx, webhookEndpoints, after))
      .orderBy(desc(webhookEndpoints.id))
      .limit(limit + 1),
  );
  return pageOfIds(rows, limit, order, toWebhookEndpoint);
}
