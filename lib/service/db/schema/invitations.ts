import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#lib/contract/roles';
import { moment } from '#lib/service/db/schema/columns';
import { organizations, people } from '#lib/service/db/schema/organizations';

export const invitations = pgTable(
  'invitations',
  {
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    email: text().notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    // SHA-256 in hex of the token in the link.
    hash: text().notNull(),
    invited_by: uuid().notNull(),
    sent_at: moment().notNull(),
    // When the mail server refused that email; null while it has not.
    refused_at: moment(),
    expires_at: moment().notNull(),
    accepted_at: moment(),
    revoked_at: moment(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.id] }),
    uniqueIndex('invitations_hash').on(t.hash),
    uniqueIndex('invitations_one_open')
      .on(t.organization_id, t.email)
      .where(sql`${t.accepted_at} is null and ${t.revoked_at} is null`),
  ],
);

export type InvitationRow = typeof invitations.$inferSelect;

/** Requested by email; the link works once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid().primaryKey(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    // SHA-256 in hex of the token in the link.
    hash: text().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [uniqueIndex('password_resets_hash').on(t.hash), index('password_resets_by_person').on(t.person_id)],
);

/** The email that a person wants to sign in with, until its link is opened: one at a time. */
export const emailChanges = pgTable(
  'email_changes',
  {
    person_id: uuid()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    // SHA-256 in hex of the token in the link.
    hash: text().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [uniqueIndex('email_changes_hash').on(t.hash)],
);
