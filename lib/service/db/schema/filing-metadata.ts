import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Mode } from '#lib/contract/scalars';
import { belongsTo, isMode } from '#lib/service/db/schema/columns';
import { filings } from '#lib/service/db/schema/filings';

/**
 * The entries of the metadata of filings, each as the hash of its key and value, because a value may be longer than a row
 * of an index. Triggers write them.
 */
export const filingMetadata = pgTable(
  'filing_metadata',
  {
    organization_id: uuid().notNull(),
    mode: text().$type<Mode>().notNull(),
    entry: uuid().notNull(),
    filing_id: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.entry, t.filing_id] }),
    belongsTo(t, t.filing_id, filings),
    isMode(t),
  ],
);
