import type { CreateWebhookEndpointRequest, WebhookEndpointWithSecret } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { type WebhookEndpointRow, webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { makeOnce, type Once } from '#lib/service/submission/make-once';
import { checkTarget } from '#lib/service/webhook/check-target';
import { loadWithSecret } from '#lib/service/webhook/load-with-secret';
import { makeSigningSecret, sealSigningSecret } from '#lib/service/webhook/signing-secret';
import { toWebhookEndpoint } from '#lib/service/webhook/to-webhook-endpoint';

export const mostEndpoints = 20;

/** Its secret is in this response and in no later one. */
export async function createWebhookEndpoint(
  ctx: Context,
  asked: CreateWebhookEndpointRequest,
  once?: Once,
): Promise<WebhookEndpointWithSecret> {
  await checkTarget(ctx, asked.url);
  const id = newId(ctx.now);
  const secret = makeSigningSecret();
  const row: WebhookEndpointRow = {
    ...ofTenant(ctx),
    id,
    url: asked.url,
    event_types: [...new Set(asked.event_types)],
    description: asked.description ?? null,
    status: 'enabled',
    disabled_reason: null,
    disabled_at: null,
    disabled_mail_at: null,
    failing_since: null,
    secret: sealSigningSecret(ctx.parts, id, secret),
    previous_secret: null,
    previous_secret_until: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  const make = async (tx: Tx) => {
    if ((await tx.$count(webhookEndpoints, mine(ctx, webhookEndpoints))) >= mostEndpoints) {
      throw tooManyEndpoints();
    }
    await tx.insert(webhookEndpoints).values(row);
    await audit(ctx, tx, 'webhook_endpoint.created', 'webhook_endpoint', id, {
      after: { url: row.url, event_types: row.event_types, description: row.description },
    });
    return { ...toWebhookEndpoint(row), secret };
  };
  return makeOnce(ctx, once, { make, show: (tx, made) => loadWithSecret(ctx, tx, made) }, [
    'webhook endpoints',
  ]);
}

export function tooManyEndpoints(): ProblemError {
  return new ProblemError('conflict', `There are ${mostEndpoints} webhook endpoints. Delete one first.`);
}
