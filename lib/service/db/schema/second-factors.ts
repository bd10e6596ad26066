import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#lib/service/db/schema/columns';
import { people } from '#lib/service/db/schema/organizations';

function ofPerson() {
  return uuid()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });
}

/** A person's authenticator app; it counts once a code of it was entered. */
export const authenticators = pgTable('authenticators', {
  person_id: ofPerson().primaryKey(),
  // Encrypted.
  secret: text().notNull(),
  confirmed_at: moment(),
  // The period of the latest accepted code, so that none is accepted twice.
  last_step: bigint({ mode: 'number' }),
  created_at: moment().notNull(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    person_id: ofPerson(),
    // SHA-256 in hex.
    hash: text().notNull(),
    created_at: moment().notNull(),
    used_at: moment(),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.hash] })],
);
