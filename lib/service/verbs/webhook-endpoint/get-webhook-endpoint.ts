import type { WebhookEndpoint } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { toWebhookEndpoint } from '#lib/service/verbs/webhook-endpoint/to-webhook-endpoint';
import { loadEndpoint } from '#lib/service/webhooks/own-webhooks';

export async function getWebhookEndpoint(ctx: Context, id: string): Promise<WebhookEndpoint> {
  return toWebhookEndpoint(await withTenant(ctx, (tx) => loadEndpoint(ctx, tx, id)));
}
