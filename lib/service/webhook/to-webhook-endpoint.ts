import type { WebhookEndpoint } from '#lib/contract/webhook';
import type { WebhookEndpointRow } from '#lib/service/db/schema/webhooks';

/** An endpoint as the interface shows it, without its secrets. */
export function toWebhookEndpoint(row: WebhookEndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    object: 'webhook_endpoint',
    mode: row.mode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    url: row.url,
    event_types: row.event_types,
    description: row.description,
    status: row.status,
    disabled_reason: row.disabled_reason,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_secret_until: row.previous_secret_until?.toISOString() ?? null,
  };
}
