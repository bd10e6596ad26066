import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { Confidence, type Source } from '#lib/contract/fee';
import { ObligationKind, ObligationStatus } from '#lib/contract/obligation';
import type { DueSchedule } from '#lib/jurisdictions/due-schedule';
import { businesses } from '#lib/service/db/schema/businesses';
import {
  belongsTo,
  isMode,
  isNotNegative,
  isOneOf,
  moment,
  tenantColumns,
} from '#lib/service/db/schema/columns';
import { documents } from '#lib/service/db/schema/documents';
import { filings } from '#lib/service/db/schema/filings';

export const obligations = pgTable(
  'obligations',
  {
    ...tenantColumns(),
    business_id: uuid().notNull(),
    filing_id: uuid(),
    // The preceding obligation: each has at most one successor.
    previous_id: uuid(),
    jurisdiction: text().notNull(),
    kind: text().$type<ObligationKind>().notNull(),
    title: text().notNull(),
    due_on: date({ mode: 'string' }),
    due_words: text(),
    amount_cents: integer(),
    status: text().$type<ObligationStatus>().notNull(),
    // As the state's data was when the obligation was created.
    schedule: jsonb().$type<DueSchedule>().notNull(),
    // The day from which the schedule counts, and its result: `due_on` may be changed by hand.
    filed_on: date({ mode: 'string' }),
    scheduled_on: date({ mode: 'string' }),
    document_id: uuid(),
    note: text(),
    sources: jsonb().$type<Source[]>().notNull(),
    confidence: text().$type<Confidence>().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.business_id, businesses),
    belongsTo(t, t.filing_id, filings),
    belongsTo(t, t.document_id, documents),
    isMode(t),
    isOneOf(t.kind, ObligationKind.options),
    isOneOf(t.status, ObligationStatus.options),
    isOneOf(t.confidence, Confidence.options),
    isNotNegative(t.amount_cents),
    uniqueIndex('obligations_successor').on(t.organization_id, t.mode, t.previous_id),
    index('obligations_by_business').on(t.organization_id, t.mode, t.business_id, t.id),
    index('obligations_by_date').on(t.organization_id, t.mode, t.due_on, t.id),
    index('obligations_by_status').on(t.organization_id, t.mode, t.status, t.due_on, t.id),
    index('obligations_becoming_due').on(t.due_on).where(sql`status in ('upcoming', 'due')`),
  ],
);

export type ObligationRow = typeof obligations.$inferSelect;
