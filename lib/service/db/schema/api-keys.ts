import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type ResourceScope, resourceScopes } from '#lib/contract/resource-scope';
import { literal } from '#lib/service/db/literal';
import { belongsTo, isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { ownOrganization } from '#lib/service/db/schema/organizations';

const keyScopes = ['full', 'read_only', 'audit', 'restricted'] as const;
export type KeyScope = (typeof keyScopes)[number];

export const apiKeys = pgTable(
  'api_keys',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    name: text().notNull(),
    // SHA-256 of the raw key in hex; the raw key is shown once and never stored.
    hash: text().notNull(),
    last_four: text().notNull(),
    scope: text().$type<KeyScope>().notNull(),
    scopes: text().array().$type<ResourceScope[]>().notNull().default([]),
    allowed_addresses: text().array().notNull().default([]),
    expires_at: moment(),
    revoked_at: moment(),
    last_used_at: moment(),
    last_used_address: text(),
    created_by: uuid(),
    // Who has seen it. Handing over the key changes its owner, but not who has seen it.
    made_by: uuid(),
    // The key from which this one was rolled; it works until the end of the overlap.
    replaces: uuid(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.replaces, t),
    isMode(t),
    isOneOf(t.scope, keyScopes),
    check(
      'api_keys_scopes_known',
      sql`${t.scopes} <@ array[${sql.raw(resourceScopes.map(literal).join(', '))}]`,
    ),
    check('api_keys_scopes_chosen', sql`(${t.scope} = 'restricted') = (cardinality(${t.scopes}) > 0)`),
    check('api_keys_allowed_addresses', sql`cardinality(${t.allowed_addresses}) <= 50`),
    uniqueIndex('api_keys_hash').on(t.hash),
  ],
);

export type ApiKeyRow = typeof apiKeys.$inferSelect;
