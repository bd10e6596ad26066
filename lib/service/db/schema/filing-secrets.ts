import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, isMode, tenantColumns } from '#lib/service/db/schema/columns';
import { filings } from '#lib/service/db/schema/filings';

/**
 * Data that only whoever files may read back, for example the tax id of a responsible party; `id` is the filing's.
 */
export const filingSecrets = pgTable(
  'filing_secrets',
  {
    ...tenantColumns(),
    name: text().notNull(),
    // Encrypted.
    value: text().notNull(),
    last_four: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id, t.name] }),
    belongsTo(t, t.id, filings),
    isMode(t),
  ],
);

export type FilingSecretRow = typeof filingSecrets.$inferSelect;
