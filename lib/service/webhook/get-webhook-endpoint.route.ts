import { z } from 'zod';
import { WebhookEndpoint } from '#lib/contract/webhook';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getWebhookEndpoint } from '#lib/service/webhook/get-webhook-endpoint';

export const getWebhookEndpointRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/webhook-endpoint/{id}',
    operationId: 'getWebhookEndpoint',
    summary: 'Get a webhook endpoint',
    description: 'Its secret is not shown again: rotate it where it is lost.',
    tags: ['Webhook'],
    access: 'read',
    resource: 'webhook_endpoint',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(WebhookEndpoint, 'The endpoint') },
  },
  async (c, ctx) => respond(WebhookEndpoint, await getWebhookEndpoint(ctx, c.req.valid('param').id)),
);
