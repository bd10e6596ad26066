import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '#lib/contract/event';
import { belongsTo, isMode, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { filings } from '#lib/service/db/schema/filings';

/** Notes about a filing that staff write for each other. A tenant's role may write them but never read them. */
export const operationsNotes = pgTable(
  'operations_notes',
  {
    ...tenantColumns(),
    filing_id: uuid().notNull(),
    author: jsonb().$type<Actor>().notNull(),
    body: text().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.filing_id, filings),
    isMode(t),
    index('operations_notes_by_filing').on(t.filing_id, t.id),
  ],
);

/** Items of a filing's checklist that were done by hand. */
export const operationsChecks = pgTable(
  'operations_checks',
  {
    filing_id: uuid().notNull(),
    item: text().notNull(),
    done_by: jsonb().$type<Actor>().notNull(),
    done_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.filing_id, t.item] })],
);
