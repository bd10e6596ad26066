import { z } from 'zod';
import { WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { rotateWebhookSecret } from '#lib/service/verbs/webhook-endpoint/rotate-webhook-secret';

export const rotateWebhookSecretRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/webhook-endpoint/{id}/rotate-secret',
    operationId: 'rotateWebhookSecret',
    summary: 'Rotate the signing secret',
    description:
      'Answers a new secret, once. The old one signs too for 24 hours: each message then carries both signatures.',
    tags: ['Webhook'],
    access: 'write',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(WebhookEndpointWithSecret, 'The endpoint, with its new secret for once') },
  },
  async (c, ctx) =>
    respond(WebhookEndpointWithSecret, await rotateWebhookSecret(ctx, c.req.valid('param').id)),
);
