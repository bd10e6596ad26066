import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SignInMethod } from '#lib/contract/session';
import { moment } from '#lib/service/db/schema/columns';
import { organizations, people } from '#lib/service/db/schema/organizations';

/**
 * Triggers on `people` and `memberships` end the sessions of people whose password or roles change or who are removed.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    // SHA-256 in hex of the cookie's value.
    hash: text().notNull(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    method: text().$type<SignInMethod>().notNull(),
    address: text(),
    agent: text(),
    created_at: moment().notNull(),
    last_seen_at: moment().notNull(),
    expires_at: moment().notNull(),
    ended_at: moment(),
  },
  (t) => [uniqueIndex('sessions_hash').on(t.hash), index('sessions_by_person').on(t.person_id, t.id)],
);

/** Not revoked, not past its absolute end, and not idle for too long; for columns of `sessions`. */
export function isSessionActive(now: string, silentSince: string): string {
  return `(ended_at is null and expires_at > ${now} and last_seen_at > ${silentSince})`;
}

/** Addresses from which a person has signed in before. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    address_hash: text().notNull(),
    last_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.address_hash] })],
);
