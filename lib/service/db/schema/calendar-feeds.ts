import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Mode } from '#lib/contract/scalars';
import { isMode, moment } from '#lib/service/db/schema/columns';
import { ownOrganization, people } from '#lib/service/db/schema/organizations';

/** The secret address at which a person's calendar program reads obligations: one for each person and mode. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    organization_id: ownOrganization(),
    mode: text().$type<Mode>().notNull(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.person_id] }),
    uniqueIndex('calendar_feeds_hash').on(t.hash),
    isMode(t),
  ],
);
