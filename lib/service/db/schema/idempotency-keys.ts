import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isMode, moment } from '#lib/service/db/schema/columns';
import { ownOrganization } from '#lib/service/db/schema/organizations';

/** Bound to the first request that succeeds with it; unique per organization and mode. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organization_id: ownOrganization(),
    mode: text().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    // HMAC-SHA-256 over the canonical JSON of the whole body.
    fingerprint: text().notNull(),
    // The type and id of what the request created: a filing unless `object` says otherwise.
    object: text().notNull().default('filing'),
    filing_id: uuid().notNull(),
    bound_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.key] }),
    isMode(t),
    // A key of the desk is its operator's, whichever partner it is bound at.
    uniqueIndex('idempotency_keys_of_desk').on(t.key).where(sql`starts_with(key, E'\\x01')`),
    index('idempotency_keys_expiry').on(t.expires_at),
  ],
);
