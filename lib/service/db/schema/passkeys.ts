import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#lib/service/db/schema/columns';
import { people } from '#lib/service/db/schema/organizations';

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    // In base64url, as WebAuthn writes them.
    credential_id: text().notNull(),
    public_key: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    // The time of the challenge of the latest sign-in, so that none can be used twice.
    last_challenge_at: moment(),
    last_used_at: moment(),
    created_at: moment().notNull(),
  },
  (t) => [
    uniqueIndex('passkeys_credential').on(t.credential_id),
    index('passkeys_by_person').on(t.person_id, t.id),
  ],
);

export type PasskeyRow = typeof passkeys.$inferSelect;
