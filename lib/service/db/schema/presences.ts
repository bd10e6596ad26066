import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Mode } from '#lib/contract/scalars';
import { isMode, moment } from '#lib/service/db/schema/columns';
import { ownOrganization, people } from '#lib/service/db/schema/organizations';

/** When a person last had a filing, a case or a plan open. */
export const presences = pgTable(
  'presences',
  {
    organization_id: ownOrganization(),
    mode: text().$type<Mode>().notNull(),
    subject_id: uuid().notNull(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    seen_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organization_id, t.mode, t.subject_id, t.person_id] }), isMode(t)],
);
