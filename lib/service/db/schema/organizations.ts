import { bigint, boolean, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#lib/contract/session';
import { moment } from '#lib/service/db/schema/columns';

export const organizations = pgTable('organizations', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  is_demo: boolean().notNull().default(false),
  // How far the test mode's clock is ahead of real time.
  test_clock_offset_ms: bigint({ mode: 'number' }).notNull().default(0),
  created_at: moment().notNull(),
});

export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    password_hash: text(),
    created_at: moment().notNull(),
  },
  (t) => [uniqueIndex('people_email').on(t.email)],
);

export const memberships = pgTable(
  'memberships',
  {
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    person_id: uuid()
      .notNull()
      .references(() => people.id),
    role: text().$type<Role>().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organization_id, t.person_id] })],
);
