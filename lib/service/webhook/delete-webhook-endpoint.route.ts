import { z } from 'zod';
import { DeletedWebhookEndpoint } from '#lib/contract/webhook';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { deleteWebhookEndpoint } from '#lib/service/webhook/delete-webhook-endpoint';

export const deleteWebhookEndpointRoute = defineRoute(
  {
    method: 'delete',
    path: '/v1/webhook-endpoint/{id}',
    operationId: 'deleteWebhookEndpoint',
    summary: 'Delete a webhook endpoint',
    description: 'Nothing more is sent to it; its delivery log goes with it.',
    tags: ['Webhook'],
    access: 'integrate',
    resource: 'webhook_endpoint',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(DeletedWebhookEndpoint, 'The id of the deleted endpoint') },
  },
  async (c, ctx) =>
    respond(DeletedWebhookEndpoint, await deleteWebhookEndpoint(ctx, c.req.valid('param').id)),
);
