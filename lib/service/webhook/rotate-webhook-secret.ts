import { eq } from 'drizzle-orm';
import type { WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { secretOverlapMs } from '#lib/rules/webhooks/retry-schedule';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { audit } from '#lib/service/event/record-event';
import { makeOnce, type Once } from '#lib/service/submission/make-once';
import { loadWithSecret } from '#lib/service/webhook/load-with-secret';
import { lockEndpoint } from '#lib/service/webhook/own-webhooks';
import { makeSigningSecret, previousSecrets, sealSigningSecret } from '#lib/service/webhook/signing-secret';
import { toWebhookEndpoint } from '#lib/service/webhook/to-webhook-endpoint';

// One signature for each secret: the limit keeps the header short however often the secret is rotated in a day.
const mostPrevious = 4;

/**
 * Earlier secrets keep signing until 24 hours of real time after the last rotation, so that a receiver can switch
 * without a gap.
 */
export function rotateWebhookSecret(
  ctx: Context,
  id: string,
  once?: Once,
): Promise<WebhookEndpointWithSecret> {
  const make = async (tx: Tx) => {
    const before = await lockEndpoint(ctx, tx, id);
    const secret = makeSigningSecret();
    const changes = {
      secret: sealSigningSecret(ctx.parts, id, secret),
      previous_secret: [before.secret, ...previousSecrets(ctx.parts, before)]
        .slice(0, mostPrevious)
        .join(' '),
      previous_secret_until: new Date(ctx.parts.clock().getTime() + secretOverlapMs),
      updated_at: ctx.now,
    };
    await tx
      .update(webhookEndpoints)
      .set(changes)
      .where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, id)));
    await audit(ctx, tx, 'webhook_endpoint.secret_rotated', 'webhook_endpoint', id, {
      after: { former_signs_until: changes.previous_secret_until.toISOString() },
    });
    return { ...toWebhookEndpoint({ ...before, ...changes }), secret };
  };
  return makeOnce(ctx, once, { make, show: (tx, made) => loadWithSecret(ctx, tx, made) });
}
