import { isNull } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Mode } from '#lib/contract/scalars';
import { type ViewedList, viewParameters } from '#lib/contract/view-parameters';
import { isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { ownOrganization, people } from '#lib/service/db/schema/organizations';

const lists = Object.keys(viewParameters);

/** Named filters of a list: private to their author, or shared with the team. */
export const views = pgTable(
  'views',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    person_id: uuid()
      .notNull()
      .references(() => people.id),
    list: text().$type<ViewedList>().notNull(),
    name: text().notNull(),
    filters: jsonb().$type<Record<string, string>>().notNull(),
    is_shared: boolean().notNull(),
    created_at: moment().notNull(),
    deleted_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    isMode(t),
    isOneOf(t.list, lists),
    uniqueIndex('views_name')
      .on(t.organization_id, t.mode, t.person_id, t.list, t.name)
      .where(isNull(t.deleted_at)),
  ],
);

export type ViewRow = typeof views.$inferSelect;

/** The view that a list opens with for a person. */
export const viewDefaults = pgTable(
  'view_defaults',
  {
    organization_id: ownOrganization(),
    mode: text().$type<Mode>().notNull(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    list: text().$type<ViewedList>().notNull(),
    view_id: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.person_id, t.list] }),
    foreignKey({
      name: 'view_defaults_view_id_fk',
      columns: [t.organization_id, t.mode, t.view_id],
      foreignColumns: [views.organization_id, views.mode, views.id],
    }).onDelete('cascade'),
    isMode(t),
    isOneOf(t.list, lists),
  ],
);
