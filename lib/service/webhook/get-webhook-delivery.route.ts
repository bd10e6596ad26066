import { z } from 'zod';
import { WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getWebhookDelivery } from '#lib/service/webhook/get-webhook-delivery';

export const getWebhookDeliveryRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/webhook-delivery/{id}',
    operationId: 'getWebhookDelivery',
    summary: 'Get a delivery with its attempts',
    description: 'What was sent and what came back, attempt by attempt.',
    tags: ['Webhook'],
    access: 'read',
    resource: 'webhook_endpoint',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(WebhookDeliveryWithAttempts, 'The delivery, its latest attempt first') },
  },
  async (c, ctx) =>
    respond(WebhookDeliveryWithAttempts, await getWebhookDelivery(ctx, c.req.valid('param').id)),
);
