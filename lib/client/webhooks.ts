import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { List, PageQuery } from '#lib/contract/list';
import type {
  CreateWebhookEndpointRequest,
  DeletedWebhookEndpoint,
  UpdateWebhookEndpointRequest,
  WebhookDelivery,
  WebhookDeliveryListQuery,
  WebhookDeliveryWithAttempts,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
  WebhookRecovery,
} from '#lib/contract/webhook';

const root = '/v1/webhook-endpoint';
// A receiver may take 15 seconds.
const timeoutMs = 30_000;

export function webhookEndpointCalls({ json }: Transport) {
  return {
    /** The secret is only in this response. */
    create: (body: CreateWebhookEndpointRequest, idempotencyKey: string = crypto.randomUUID()) =>
      json<WebhookEndpointWithSecret>({ method: 'POST', path: root, body, idempotencyKey }),
    list: (query: Partial<PageQuery> = {}, signal?: AbortSignal) =>
      json<List<WebhookEndpoint>>({ method: 'GET', path: root, query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<WebhookEndpoint>({ method: 'GET', path: path`/v1/webhook-endpoint/${id}`, signal }),
    update: (id: string, body: UpdateWebhookEndpointRequest) =>
      json<WebhookEndpoint>({ method: 'PATCH', path: path`/v1/webhook-endpoint/${id}`, body }),
    delete: (id: string) =>
      json<DeletedWebhookEndpoint>({ method: 'DELETE', path: path`/v1/webhook-endpoint/${id}` }),
    /** The previous secret also signs for 24 hours. */
    rotateSecret: (id: string, idempotencyKey: string = crypto.randomUUID()) =>
      json<WebhookEndpointWithSecret>({
        method: 'POST',
        path: path`/v1/webhook-endpoint/${id}/rotate-secret`,
        body: {},
        idempotencyKey,
      }),
    /** Sends one message at once and returns the response. */
    test: (id: string) =>
      json<WebhookDeliveryWithAttempts>({
        method: 'POST',
        path: path`/v1/webhook-endpoint/${id}/test`,
        body: {},
        timeoutMs,
      }),
    /** Sends the events that the endpoint missed since then, ISO 8601 with a time zone. */
    recover: (id: string, since: string) =>
      json<WebhookRecovery>({
        method: 'POST',
        path: path`/v1/webhook-endpoint/${id}/recover`,
        body: { since },
      }),
    deliveries: (id: string, query: Partial<WebhookDeliveryListQuery> = {}, signal?: AbortSignal) =>
      json<List<WebhookDelivery>>({
        method: 'GET',
        path: path`/v1/webhook-endpoint/${id}/delivery`,
        query,
        signal,
      }),
  };
}

export function webhookDeliveryCalls({ json }: Transport) {
  return {
    /** With its requests and responses, latest attempt first. */
    get: (id: string, signal?: AbortSignal) =>
      json<WebhookDeliveryWithAttempts>({ method: 'GET', path: path`/v1/webhook-delivery/${id}`, signal }),
    /** Makes one more attempt, at once. */
    resend: (id: string) =>
      json<WebhookDeliveryWithAttempts>({
        method: 'POST',
        path: path`/v1/webhook-delivery/${id}/resend`,
        body: {},
        timeoutMs,
      }),
  };
}
