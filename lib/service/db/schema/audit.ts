import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '#lib/contract/event';
import type { Mode } from '#lib/contract/scalars';
import { isMode, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { people } from '#lib/service/db/schema/organizations';

/**
 * Who did what to which object, partitioned by the month that is in its id. Append-only: the application's roles may
 * only insert and read. The function `seal_audit_entries` gives an entry its position in the chain, once.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    ...tenantColumns(),
    action: text().notNull(),
    object_type: text().notNull(),
    object_id: uuid().notNull(),
    actor: jsonb().$type<Actor>().notNull(),
    request_id: text().notNull(),
    // Null if no request caused it.
    address: text(),
    created_at: moment().notNull(),
    // The event of the same change, which holds the values before and after.
    event_id: uuid(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    // All columns below are null until the entry is sealed.
    sequence: bigint({ mode: 'number' }),
    // The name and address of a person, encrypted with their key; the entry then contains them nowhere else.
    personal: text(),
    previous_hash: text(),
    hash: text(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    isMode(t),
    // Not unique, because a unique index of a partitioned table must contain the id: the sealing function guards it.
    index('audit_entries_chain')
      .on(t.organization_id, t.mode, t.sequence)
      .where(sql`${t.sequence} is not null`),
    index('audit_entries_unsealed').on(t.organization_id, t.mode, t.id).where(sql`${t.sequence} is null`),
    index('audit_entries_by_object').on(t.object_id, t.id),
  ],
);

export type AuditEntryRow = typeof auditEntries.$inferSelect;

/**
 * The start and end of a tenant's chain, stored apart from it and signed, so that entries missing at its end are
 * noticed.
 */
export const auditHeads = pgTable(
  'audit_heads',
  {
    organization_id: uuid().notNull(),
    mode: text().$type<Mode>().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    // The last entry that retention deleted; 0 if none was.
    anchor_sequence: bigint({ mode: 'number' }).notNull(),
    anchor_hash: text().notNull(),
    signature: text().notNull(),
    sealed_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organization_id, t.mode] }), isMode(t)],
);

/** The key for a person's data in the audit log, itself encrypted; null once the person was erased. */
export const personKeys = pgTable('person_keys', {
  person_id: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  key: text(),
});
