import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#lib/service/db/schema/columns';
import { people } from '#lib/service/db/schema/organizations';

/** Keys of robots at the operations desk; they belong to no organization. */
export const operatorKeys = pgTable(
  'operator_keys',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    // SHA-256 of the raw key in hex; the raw key is shown once and never stored.
    hash: text().notNull(),
    last_four: text().notNull(),
    // Null once that person has been erased.
    created_by: uuid().references(() => people.id, { onDelete: 'set null' }),
    allowed_addresses: text().array().notNull().default([]),
    expires_at: moment(),
    revoked_at: moment(),
    last_used_at: moment(),
    last_used_address: text(),
    created_at: moment().notNull(),
  },
  (t) => [
    check('operator_keys_allowed_addresses', sql`cardinality(${t.allowed_addresses}) <= 50`),
    uniqueIndex('operator_keys_hash').on(t.hash),
  ],
);

export type OperatorKeyRow = typeof operatorKeys.$inferSelect;
