import type { CreateWebhookEndpointRequest, WebhookEndpointWithSecret } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { type WebhookEndpointRow, webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { newId } from '#lib/service/ids';
import { audit } from '#lib/service/verbs/record-event';
import { checkTarget } from '#lib/service/verbs/webhook-endpoint/check-target';
import { toWebhookEndpoint } from '#lib/service/verbs/webhook-endpoint/to-webhook-endpoint';
import { ofTenant } from '#lib/service/webhooks/own-webhooks';
import { makeSigningSecret, sealSigningSecret } from '#lib/service/webhooks/signing-secret';

const mostEndpoints = 20;

/** Its secret is in this answer and in none after it. */
export async function createWebhookEndpoint(
  ctx: Context,
  asked: CreateWebhookEndpointRequest,
): Promise<WebhookEndpointWithSecret> {
  await checkTarget(ctx, asked.url);
  const id = newId(ctx.now);
  const secret = makeSigningSecret();
  const row: WebhookEndpointRow = {
    organization_id: ctx.organizationId,
    mode: ctx.mode,
    id,
    url: asked.url,
    event_types: [...new Set(asked.event_types)],
    description: asked.description ?? null,
    status: 'enabled',
    disabled_reason: null,
    disabled_at: null,
    failing_since: null,
    secret: sealSigningSecret(ctx.parts, id, secret),
    previous_secret: null,
    previous_secret_until: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  await withTenant(
    ctx,
    async (tx) => {
      if ((await tx.$count(webhookEndpoints, ofTenant(ctx, webhookEndpoints))) >= mostEndpoints) {
        throw new ProblemError('conflict', `There are ${mostEndpoints} webhook endpoints. Delete one first.`);
      }
      await tx.insert(webhookEndpoints).values(row);
      await audit(ctx, tx, 'webhook_endpoint.created', 'webhook_endpoint', id);
    },
    ['webhook endpoints'],
  );
  return { ...toWebhookEndpoint(row), secret };
}
