import { PageQuery } from '#lib/contract/list';
import { WebhookEndpointList } from '#lib/contract/webhook';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listWebhookEndpoints } from '#lib/service/webhook/list-webhook-endpoints';

export const listWebhookEndpointsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/webhook-endpoint',
    operationId: 'listWebhookEndpoints',
    summary: 'List webhook endpoints',
    description: 'The endpoints of the mode of the key, newest first.',
    tags: ['Webhook'],
    access: 'read',
    resource: 'webhook_endpoint',
    request: { query: PageQuery },
    responses: { 200: answers(WebhookEndpointList, 'A page of endpoints, newest first') },
  },
  async (c, ctx) => respond(WebhookEndpointList, await listWebhookEndpoints(ctx, c.req.valid('query'))),
);
