import { z } from 'zod';
import { secretOverlapHours } from '#lib/contract/lifetimes';
import { WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { rotateWebhookSecret } from '#lib/service/webhook/rotate-webhook-secret';

export const rotateWebhookSecretRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/webhook-endpoint/{id}/rotate-secret',
    operationId: 'rotateWebhookSecret',
    summary: 'Rotate the signing secret',
    description: `Answers a new secret, once. The old one signs too for ${secretOverlapHours} hours: each message then carries both signatures.`,
    tags: ['Webhook'],
    access: 'integrate',
    resource: 'webhook_endpoint',
    problems: ['not_found'],
    idempotent: true,
    request: { params: z.object({ id: z.string() }) },
    responses: {
      200: answers(WebhookEndpointWithSecret, 'The endpoint, with its new secret for once', renewedHeaders),
    },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'rotateWebhookSecret', null);
    const endpoint = await rotateWebhookSecret(ctx, c.req.valid('param').id, once);
    return respond(WebhookEndpointWithSecret, endpoint, 200, respondedOnce(once));
  },
);
