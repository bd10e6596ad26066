import type { WebhookEndpoint } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { loadEndpoint } from '#lib/service/webhook/own-webhooks';
import { toWebhookEndpoint } from '#lib/service/webhook/to-webhook-endpoint';

export async function getWebhookEndpoint(ctx: Context, id: string): Promise<WebhookEndpoint> {
  return toWebhookEndpoint(await withTenant(ctx, (tx) => loadEndpoint(ctx, tx, id)));
}
