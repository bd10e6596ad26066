import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { OwnedObject } from '#lib/contract/assignment';
import { isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { ownOrganization, people } from '#lib/service/db/schema/organizations';

/** The owner of a filing, a case or a piece of mail; `id` is that object's. Without an owner there is no row. */
export const assignments = pgTable(
  'assignments',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    object: text().$type<OwnedObject>().notNull(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    assigned_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    isMode(t),
    isOneOf(t.object, OwnedObject.options),
    index('assignments_by_person').on(t.organization_id, t.mode, t.person_id, t.id),
  ],
);
