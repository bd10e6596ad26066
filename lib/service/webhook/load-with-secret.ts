import type { WebhookEndpointWithSecret } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { loadEndpoint } from '#lib/service/webhook/own-webhooks';
import { signingSecrets } from '#lib/service/webhook/signing-secret';
import { toWebhookEndpoint } from '#lib/service/webhook/to-webhook-endpoint';

/** A retry may be needed because the response was lost, and the secret with it. */
export async function loadWithSecret(ctx: Context, tx: Tx, id: string): Promise<WebhookEndpointWithSecret> {
  const row = await loadEndpoint(ctx, tx, id);
  const [secret = ''] = signingSecrets(ctx.parts, row);
  return { ...toWebhookEndpoint(row), secret };
}
