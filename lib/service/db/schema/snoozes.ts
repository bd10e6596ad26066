import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { SnoozedObject } from '#lib/contract/snooze';
import { isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { ownOrganization, people } from '#lib/service/db/schema/organizations';

/** What a person has snoozed; `id` is the object's. A change of the object after `snoozed_at` brings it back. */
export const snoozes = pgTable(
  'snoozes',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    object: text().$type<SnoozedObject>().notNull(),
    until: date({ mode: 'string' }).notNull(),
    snoozed_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.person_id, t.id] }),
    isMode(t),
    isOneOf(t.object, SnoozedObject.options),
  ],
);
