import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Actor, EventType } from '#lib/contract/event';
import { belongsTo, isMode, isNotNegative, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { filings } from '#lib/service/db/schema/filings';

// One expression for the index and for the query that uses it.
function subjectOf(object: AnyPgColumn): SQL<string> {
  return sql<string>`(coalesce(${object} ->> 'business_id', ${object} ->> 'id'))`;
}

/** What happened, partitioned by the month that is in its id. */
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
    // Null if no request caused it.
    request_id: text(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.filing_id, filings),
    isMode(t),
    isNotNegative(t.sequence),
    index('events_by_business')
      .on(t.organization_id, t.mode, subjectOf(t.object), t.id)
      .where(sql`filing_id is null`),
    index('events_by_filing').on(t.organization_id, t.mode, t.filing_id, t.sequence),
  ],
);

/** For an event without a filing, the business that it is about: its resource, or the owner of its resource. */
export const eventSubject = subjectOf(events.object);

export type EventRow = typeof events.$inferSelect;
