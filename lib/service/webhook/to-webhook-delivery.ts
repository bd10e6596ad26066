import type { WebhookAttempt, WebhookDelivery } from '#lib/contract/webhook';
import type { WebhookAttemptRow, WebhookDeliveryRow } from '#lib/service/db/schema/webhooks';

export function toWebhookDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    object: 'webhook_delivery',
    mode: row.mode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    endpoint_id: row.endpoint_id,
    event_id: row.event_id,
    event_type: row.event_type,
    filing_id: row.filing_id,
    status: row.status,
    attempt_count: row.attempts,
    last_status: row.last_status,
    // A delivery that is due at once shows when it was created.
    next_attempt_at: row.next_attempt_at
      ? new Date(Math.max(row.next_attempt_at.getTime(), row.created_at.getTime())).toISOString()
      : null,
  };
}

export function toWebhookAttempt(row: WebhookAttemptRow, payload: string): WebhookAttempt {
  const { response_status, response_headers, response_body } = row;
  return {
    number: row.number,
    manual: row.manual,
    created_at: row.created_at.toISOString(),
    duration_ms: row.duration_ms,
    request: { headers: row.request_headers, body: payload },
    response:
      response_status === null
        ? null
        : { status: response_status, headers: response_headers ?? {}, body: response_body ?? '' },
    error: row.error,
  };
}
