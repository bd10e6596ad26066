import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The sandbox's own register of invented companies: it belongs to no tenant, and all test modes read it. */
export const registryRecords = pgTable(
  'registry_records',
  {
    jurisdiction: text().notNull(),
    registration_number: text().notNull(),
    legal_name: text().notNull(),
    name_key: text().notNull(),
    entity_type: text().notNull(),
    status: text().notNull(),
    formation_date: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.jurisdiction, t.registration_number] }),
    index('registry_records_name_key').on(t.jurisdiction, t.name_key),
    index('registry_records_trigram').using('gin', t.legal_name.op('gin_trgm_ops')),
  ],
);
