import type {
  CreateWebhookEndpointRequest,
  WebhookDelivery,
  WebhookDeliveryWithAttempts,
  WebhookEndpoint,
} from '#lib/contract/webhook';
import { ids } from '#lib/service/reference/examples/ids';

export const createWebhookEndpointRequest: CreateWebhookEndpointRequest = {
  url: 'https://northwind.example/webhooks',
  event_types: ['filing.completed', 'case.opened'],
  description: 'Production receiver',
};

export const webhookEndpoint: WebhookEndpoint = {
  id: ids.webhookEndpoint,
  object: 'webhook_endpoint',
  mode: 'test',
  created_at: '2026-11-21T09:20:00.000Z',
  updated_at: '2026-11-21T09:20:00.000Z',
  url: 'https://northwind.example/webhooks',
  event_types: ['filing.completed', 'case.opened'],
  description: 'Production receiver',
  status: 'enabled',
  disabled_reason: null,
  disabled_at: null,
  failing_since: null,
  previous_secret_until: null,
};

export const webhookDelivery: WebhookDelivery = {
  id: ids.webhookDelivery,
  object: 'webhook_delivery',
  mode: 'test',
  created_at: '2026-11-21T09:50:00.000Z',
  updated_at: '2026-11-21T09:50:00.412Z',
  endpoint_id: ids.webhookEndpoint,
  event_id: ids.event,
  event_type: 'filing.completed',
  filing_id: ids.filing,
  status: 'delivered',
  attempt_count: 1,
  last_status: 200,
  next_attempt_at: null,
};

export const deliveryWithAttempts: WebhookDeliveryWithAttempts = {
  ...webhookDelivery,
  attempts: [
    {
      number: 1,
      manual: false,
      created_at: '2026-11-21T09:50:00.120Z',
      duration_ms: 292,
      request: {
        headers: {
          'content-type': 'application/json',
          'webhook-id': ids.event,
          'webhook-timestamp': '1795254600',
          'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        },
        body: `{"id":"${ids.event}","object":"event","type":"filing.completed"}`,
      },
      response: { status: 200, headers: { 'content-type': 'text/plain' }, body: 'ok' },
      error: null,
    },
  ],
};
