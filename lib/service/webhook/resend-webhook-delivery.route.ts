import { z } from 'zod';
import { WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { resendWebhookDelivery } from '#lib/service/webhook/resend-webhook-delivery';

export const resendWebhookDeliveryRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/webhook-delivery/{id}/resend',
    operationId: 'resendWebhookDelivery',
    summary: 'Send a delivery once more',
    description:
      'One attempt at once, under the same `webhook-id`: also of a delivery that arrived, and to an endpoint that is disabled. The schedule of a pending delivery stays as it is.',
    tags: ['Webhook'],
    access: 'integrate',
    resource: 'webhook_endpoint',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(WebhookDeliveryWithAttempts, 'The delivery, its latest attempt first') },
  },
  async (c, ctx) =>
    respond(WebhookDeliveryWithAttempts, await resendWebhookDelivery(ctx, c.req.valid('param').id)),
);
