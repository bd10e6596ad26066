import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#lib/contract/roles';
import { moment } from '#lib/service/db/schema/columns';
import { organizations } from '#lib/service/db/schema/organizations';

/** The sign-in provider of an organization. Only sign-in and settings read it. */
export const identityProviders = pgTable(
  'identity_providers',
  {
    organization_id: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    client_id: text().notNull(),
    // Encrypted.
    client_secret: text().notNull(),
    domain: text().notNull(),
    domain_confirmed_at: moment(),
    roles: text().array().$type<Role[]>().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    uniqueIndex('identity_providers_domain').on(t.domain).where(sql`${t.domain_confirmed_at} is not null`),
  ],
);

export type IdentityProviderRow = typeof identityProviders.$inferSelect;
