import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EventType } from '#lib/contract/event';
import {
  belongsTo,
  isMode,
  isNotNegative,
  isOneOf,
  moment,
  tenantColumns,
} from '#lib/service/db/schema/columns';
import { ownOrganization } from '#lib/service/db/schema/organizations';

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    url: text().notNull(),
    // `['*']` for every event.
    event_types: jsonb().$type<(EventType | '*')[]>().notNull(),
    description: text(),
    status: text().$type<'enabled' | 'disabled'>().notNull(),
    disabled_reason: text().$type<'partner' | 'gone' | 'failing'>(),
    disabled_at: moment(),
    // The time since which every attempt has failed; null after a success.
    failing_since: moment(),
    // When its administrators last got the email that it was disabled.
    disabled_mail_at: moment(),
    // Encrypted, not hashed: signing needs the secret itself.
    secret: text().notNull(),
    // Also signs until the end of the overlap.
    previous_secret: text(),
    previous_secret_until: moment(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    isMode(t),
    isOneOf(t.status, ['enabled', 'disabled']),
  ],
);

export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;

/** `failed`: the schedule is exhausted; `dropped`: the endpoint was disabled or deleted before. */
export type WebhookDeliveryStatus = (typeof deliveryStatuses)[number];
const deliveryStatuses = ['pending', 'delivered', 'failed', 'dropped'] as const;

/** One event to be delivered to one endpoint. A trigger creates it in the statement that records the event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    ...tenantColumns(),
    endpoint_id: uuid().notNull(),
    // The `webhook-id` of every attempt, so that a receiver recognizes a repeat.
    event_id: uuid().notNull(),
    event_type: text().notNull(),
    // Events of one filing reach an endpoint in the order of their sequence.
    filing_id: uuid(),
    sequence: integer().notNull(),
    // The exact bytes that are signed and sent, the same at every attempt; null before the first.
    payload: text(),
    status: text().$type<WebhookDeliveryStatus>().notNull(),
    attempts: integer().notNull(),
    next_attempt_at: moment(),
    // A worker is sending it; after this time another may claim it.
    claimed_until: moment(),
    last_status: integer(),
    // The W3C trace context in which the event was recorded; null without tracing.
    traceparent: text(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.endpoint_id, webhookEndpoints),
    isMode(t),
    isOneOf(t.status, deliveryStatuses),
    isNotNegative(t.attempts),
    // An event is delivered to an endpoint once; a test message is its own event.
    uniqueIndex('webhook_deliveries_once').on(t.organization_id, t.mode, t.endpoint_id, t.event_id),
    index('webhook_deliveries_by_endpoint').on(t.organization_id, t.mode, t.endpoint_id, t.id),
    index('webhook_deliveries_in_order')
      .on(t.organization_id, t.mode, t.endpoint_id, t.filing_id, t.sequence)
      .where(sql`status = 'pending'`),
    index('webhook_deliveries_next')
      .on(t.organization_id, t.mode, t.endpoint_id, t.next_attempt_at, t.id)
      .where(sql`status = 'pending'`),
  ],
);

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;

/** One request to an endpoint, with the response. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    ...tenantColumns(),
    delivery_id: uuid().notNull(),
    number: integer().notNull(),
    // Resent because somebody asked for it, outside the schedule.
    manual: boolean().notNull(),
    request_headers: jsonb().$type<Record<string, string>>().notNull(),
    response_status: integer(),
    response_headers: jsonb().$type<Record<string, string>>(),
    response_body: text(),
    // Why there was no response, as a sentence.
    error: text(),
    duration_ms: integer().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.delivery_id, webhookDeliveries).onDelete('cascade'),
    isMode(t),
    isNotNegative(t.duration_ms),
    index('webhook_attempts_by_delivery').on(t.organization_id, t.mode, t.delivery_id, t.id),
  ],
);

export type WebhookAttemptRow = typeof webhookAttempts.$inferSelect;
