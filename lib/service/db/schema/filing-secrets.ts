import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantColumns } from '#lib/service/db/schema/columns';

/** What a filing needs and nobody may read back, such as a responsible party's tax id; `id` is the filing. */
export const filingSecrets = pgTable(
  'filing_secrets',
  {
    ...tenantColumns(),
    name: text().notNull(),
    // Sealed.
    value: text().notNull(),
    last_four: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organization_id, t.mode, t.id, t.name] })],
);

export type FilingSecretRow = typeof filingSecrets.$inferSelect;
