import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OwnedObject } from '#lib/contract/assignment';
import type { AgentMailForward } from '#lib/contract/organization';
import type { Role, StaffRole } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import type { ChosenTimings } from '#lib/rules/notice/notice-timing';
import { moment } from '#lib/service/db/schema/columns';

export const organizations = pgTable(
  'organizations',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    is_demo: boolean().notNull().default(false),
    // Whether it runs the service: at most one does.
    is_operator: boolean().notNull().default(false),
    requires_second_factor: boolean().notNull().default(false),
    // Which agent mail is forwarded to which addresses besides the members.
    agent_mail_forwards: jsonb().$type<AgentMailForward[]>().notNull().default([]),
    // How far the test mode's clock is ahead of real time.
    test_clock_offset_ms: bigint({ mode: 'number' }).notNull().default(0),
    created_at: moment().notNull(),
  },
  (t) => [uniqueIndex('organizations_operator').on(t.is_operator).where(sql`${t.is_operator}`)],
);

/** The organization of a row to which no other row of the tenant leads. */
export function ownOrganization() {
  return uuid()
    .notNull()
    .references(() => organizations.id);
}

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
    organization_id: ownOrganization(),
    person_id: uuid()
      .notNull()
      .references(() => people.id),
    roles: text().array().$type<Role[]>().notNull(),
    // When the person gets emails, for each kind that they changed.
    notices: jsonb().$type<ChosenTimings>().notNull().default({}),
    // A suspended member keeps the roles and cannot sign in.
    suspended_at: moment(),
    // Their id at the organization's sign-in provider (`sub`), from their first sign-in through it.
    provider_subject: text(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.person_id] }),
    check('memberships_roles', sql`cardinality(${t.roles}) > 0`),
    uniqueIndex('memberships_provider_subject')
      .on(t.organization_id, t.provider_subject)
      .where(sql`${t.provider_subject} is not null`),
  ],
);

/** A membership that ended, and what ended with it; times as in JSON. */
export type EndedMembership = {
  roles: Role[];
  notices: ChosenTimings;
  suspended_at: string | null;
  created_at: string;
  assignments: { mode: Mode; id: string; object: OwnedObject; assigned_at: string }[];
  /** Ids of the invitations by them that were revoked. */
  invitations: string[];
};

/**
 * Who was removed from an organization, with their id at its sign-in provider, so that the provider does not let them
 * join again. It ends when they become a member again.
 */
export const removedMembers = pgTable(
  'removed_members',
  {
    organization_id: ownOrganization(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    provider_subject: text(),
    removed_at: moment().notNull(),
    removed_by: uuid().references(() => people.id, { onDelete: 'set null' }),
    // Null once it cannot be restored.
    membership: jsonb().$type<EndedMembership>(),
  },
  (t) => [primaryKey({ columns: [t.organization_id, t.person_id] })],
);

/** The staff of the operations desk. It counts while they are members of the organization that runs the service. */
export const staff = pgTable(
  'staff',
  {
    person_id: uuid()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    roles: text().array().$type<StaffRole[]>().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [check('staff_roles', sql`cardinality(${t.roles}) > 0`)],
);
