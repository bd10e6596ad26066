import { z } from 'zod';
import { keptDays } from '#lib/contract/lifetimes';
import { WebhookDeliveryList, WebhookDeliveryListQuery } from '#lib/contract/webhook';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listWebhookDeliveries } from '#lib/service/webhook/list-webhook-deliveries';

export const listWebhookDeliveriesRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/webhook-endpoint/{id}/delivery',
    operationId: 'listWebhookDeliveries',
    summary: 'List the deliveries of an endpoint',
    description: `The deliveries of the last ${keptDays} days, newest first.`,
    tags: ['Webhook'],
    access: 'read',
    resource: 'webhook_endpoint',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }), query: WebhookDeliveryListQuery },
    responses: { 200: answers(WebhookDeliveryList, 'A page of deliveries, newest first') },
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    return respond(WebhookDeliveryList, await listWebhookDeliveries(ctx, id, c.req.valid('query')));
  },
);
