import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Mode } from '#lib/contract/scalars';
import { isMode, moment } from '#lib/service/db/schema/columns';
import { ownOrganization } from '#lib/service/db/schema/organizations';

/** An organization's key of an external filing service. */
export const remoteKeys = pgTable(
  'remote_keys',
  {
    organization_id: ownOrganization(),
    mode: text().$type<Mode>().notNull(),
    // Encrypted.
    value: text().notNull(),
    last_four: text().notNull(),
    set_by: uuid().notNull(),
    set_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organization_id, t.mode] }), isMode(t)],
);
