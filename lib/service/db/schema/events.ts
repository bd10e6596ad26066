import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Actor, EventType } from '#lib/contract/event';
import { belongsTo, isMode, isNotNegative, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { filings } from '#lib/service/db/schema/filings';

export const events = pgTable(
  'events',
  {
    ...tenantColumns(),
    type: text().$type<EventType>().notNull(),
    filing_id: uuid(),
    sequence: integer().notNull(),
    actor: jsonb().$type<Actor>().notNull(),
    object: jsonb().$type<Record<string, unknown>>().notNull(),
    previous_attributes: jsonb().$type<Record<string, unknown>>(),
    // Null where no request caused it.
    request_id: text(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.filing_id, filings),
    isMode(t),
    isNotNegative(t.sequence),
    index('events_by_filing').on(t.organization_id, t.mode, t.filing_id, t.sequence),
  ],
);

export type EventRow = typeof events.$inferSelect;
