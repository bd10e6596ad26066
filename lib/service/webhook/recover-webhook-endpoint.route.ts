import { z } from 'zod';
import { RecoverWebhooksRequest, WebhookRecovery } from '#lib/contract/webhook';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { recoverWebhookEndpoint } from '#lib/service/webhook/recover-webhook-endpoint';

export const recoverWebhookEndpointRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/webhook-endpoint/{id}/recover',
    operationId: 'recoverWebhookEndpoint',
    summary: 'Recover what an endpoint missed',
    description:
      'Sends every event since the moment given that the endpoint wants and has not got: failed, dropped, or recorded before it was there. In order per filing, each from the first attempt on.',
    tags: ['Webhook'],
    access: 'integrate',
    resource: 'webhook_endpoint',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(RecoverWebhooksRequest) },
    responses: { 200: answers(WebhookRecovery, 'How many deliveries are on their way again') },
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    const since = new Date(c.req.valid('json').since);
    return respond(WebhookRecovery, await recoverWebhookEndpoint(ctx, id, since));
  },
);
