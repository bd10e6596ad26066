import { z } from 'zod';
import { UpdateWebhookEndpointRequest, WebhookEndpoint } from '#lib/contract/webhook';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updateWebhookEndpoint } from '#lib/service/webhook/update-webhook-endpoint';

export const updateWebhookEndpointRoute = defineRoute(
  {
    method: 'patch',
    path: '/v1/webhook-endpoint/{id}',
    operationId: 'updateWebhookEndpoint',
    summary: 'Change a webhook endpoint',
    description:
      'A member left out stays as it is. Disabling drops what is on its way; enabling starts anew, and `recover` sends what was missed.',
    tags: ['Webhook'],
    access: 'integrate',
    resource: 'webhook_endpoint',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateWebhookEndpointRequest) },
    responses: { 200: answers(WebhookEndpoint, 'The endpoint as it is now') },
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    return respond(WebhookEndpoint, await updateWebhookEndpoint(ctx, id, c.req.valid('json')));
  },
);
