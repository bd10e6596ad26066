import { CreateWebhookEndpointRequest, WebhookEndpointWithSecret } from '#lib/contract/webhook';
import { createdHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { createWebhookEndpoint, mostEndpoints } from '#lib/service/webhook/create-webhook-endpoint';

export const createWebhookEndpointRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/webhook-endpoint',
    operationId: 'createWebhookEndpoint',
    summary: 'Add a webhook endpoint',
    description: `Events of the mode of the key are posted to it from now on, signed after Standard Webhooks. The signing secret is in this answer and in none after it. At most ${mostEndpoints} endpoints in each mode.`,
    tags: ['Webhook'],
    access: 'integrate',
    resource: 'webhook_endpoint',
    // What was created under the key may have been deleted.
    problems: ['conflict', 'not_found'],
    idempotent: true,
    request: jsonBody(CreateWebhookEndpointRequest),
    responses: {
      201: answers(WebhookEndpointWithSecret, 'The endpoint, with its secret for once', createdHeaders),
    },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'createWebhookEndpoint');
    const endpoint = await createWebhookEndpoint(ctx, c.req.valid('json'), once);
    return respond(WebhookEndpointWithSecret, endpoint, 201, {
      Location: `/v1/webhook-endpoint/${endpoint.id}`,
      ...respondedOnce(once),
    });
  },
);
