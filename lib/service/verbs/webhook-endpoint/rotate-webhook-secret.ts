import { and, eq } from 'drizzle-orm';
import type { WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { secretOverlapMs } from '#lib/domain/webhooks/retry-schedule';
import type { Context } from '#lib/service/context';
import { webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/verbs/record-event';
import { toWebhookEndpoint } from '#lib/service/verbs/webhook-endpoint/to-webhook-endpoint';
import { lockEndpoint, ofTenant } from '#lib/service/webhooks/own-webhooks';
import { makeSigningSecret, previousSecrets, sealSigningSecret } from '#lib/service/webhooks/signing-secret';

// A signature each: the header of a delivery stays short however often the secret is rotated in a day.
const mostPrevious = 4;

/**
 * Those before sign too until 24 hours of real time after the last rotation, so that a receiver can change over without
 * a gap.
 */
export function rotateWebhookSecret(ctx: Context, id: string): Promise<WebhookEndpointWithSecret> {
  return withTenant(ctx, async (tx) => {
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
      .where(and(ofTenant(ctx, webhookEndpoints), eq(webhookEndpoints.id, id)));
    await audit(ctx, tx, 'webhook_endpoint.secret_rotated', 'webhook_endpoint', id);
    return { ...toWebhookEndpoint({ ...before, ...changes }), secret };
  });
}
