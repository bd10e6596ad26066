import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { ownOrganization } from '#lib/service/db/schema/organizations';

const keyScopes = ['full', 'read_only', 'audit'] as const;
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
    expires_at: moment(),
    revoked_at: moment(),
    last_used_at: moment(),
    last_used_address: text(),
    created_by: uuid(),
    // The key that this one was rolled from; that one works until the end of the overlap.
    replaces: uuid(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.replaces, t),
    isMode(t),
    isOneOf(t.scope, keyScopes),
    uniqueIndex('api_keys_hash').on(t.hash),
  ],
);

export type ApiKeyRow = typeof apiKeys.$inferSelect;
