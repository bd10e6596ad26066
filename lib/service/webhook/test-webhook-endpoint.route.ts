import { z } from 'zod';
import { WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { testWebhookEndpoint } from '#lib/service/webhook/test-webhook-endpoint';

export const testWebhookEndpointRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/webhook-endpoint/{id}/test',
    operationId: 'testWebhookEndpoint',
    summary: 'Send a test message',
    description:
      'Sends one signed message of type `webhook_endpoint.test` at once, to a disabled endpoint too, and answers what came back. It is no event of record and is not tried again.',
    tags: ['Webhook'],
    access: 'integrate',
    resource: 'webhook_endpoint',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(WebhookDeliveryWithAttempts, 'The delivery with its one attempt') },
  },
  async (c, ctx) =>
    respond(WebhookDeliveryWithAttempts, await testWebhookEndpoint(ctx, c.req.valid('param').id)),
);
