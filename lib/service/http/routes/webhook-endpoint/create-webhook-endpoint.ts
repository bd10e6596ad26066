import { CreateWebhookEndpointRequest, WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { createWebhookEndpoint } from '#lib/service/verbs/webhook-endpoint/create-webhook-endpoint';

export const createWebhookEndpointRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/webhook-endpoint',
    operationId: 'createWebhookEndpoint',
    summary: 'Add a webhook endpoint',
    description:
      'Events of the mode of the key are posted to it from now on, signed after Standard Webhooks. The signing secret is in this answer and in none after it. At most 20 endpoints in each mode.',
    tags: ['Webhook'],
    access: 'write',
    problems: ['conflict'],
    request: jsonBody(CreateWebhookEndpointRequest),
    responses: { 201: answers(WebhookEndpointWithSecret, 'The endpoint, with its secret for once') },
  },
  async (c, ctx) =>
    respond(WebhookEndpointWithSecret, await createWebhookEndpoint(ctx, c.req.valid('json')), 201),
);
