import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  customType,
  foreignKey,
  index,
  type PgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { Mode } from '#lib/contract/scalars';
import { literal } from '#lib/service/db/literal';

/** The leading columns of every tenant table, so that it can be distributed by organization. */
export function tenantColumns() {
  return {
    organization_id: uuid().notNull(),
    mode: text().$type<Mode>().notNull(),
    id: uuid().notNull(),
  };
}

export function moment() {
  return timestamp({ withTimezone: true, mode: 'date', precision: 3 });
}

/** Text in the order of its bytes, whatever the language of the database. */
export const bytes = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** What a search finds by an index: a number in any case, and the end of an id, backward. */
export function searchKeys() {
  return {
    number_key: text().generatedAlwaysAs(sql`lower(registration_number collate "C")`),
    id_end: bytes().notNull().generatedAlwaysAs(sql`reverse(right(id::text, 12))`),
  };
}

type TenantKey = {
  organization_id: AnyPgColumn;
  mode: AnyPgColumn;
};

/** The columns of a table that are written, without generated ones. */
export function writtenColumns(table: PgTable): string[] {
  return Object.values(getTableColumns(table)).flatMap(({ name, generated }) => (generated ? [] : [name]));
}

/** `column` is the id of a row in `parent`, of the same organization and mode. */
export function belongsTo(table: TenantKey, column: AnyPgColumn, parent: TenantKey & { id: AnyPgColumn }) {
  return foreignKey({
    name: nameOf(column, 'fk'),
    columns: [table.organization_id, table.mode, column],
    foreignColumns: [parent.organization_id, parent.mode, parent.id],
  });
}

/**
 * For the operations desk, which has an id before it knows the organization, and every primary key leads with that. A
 * hash, so that no list of an organization is ever read in the order of the ids of all.
 */
export function byId({ id }: { id: AnyPgColumn }) {
  return index(`${getTableName(id.table)}_by_id`).using('hash', id);
}

export function isMode({ mode }: Pick<TenantKey, 'mode'>) {
  return isOneOf(mode, Mode.options);
}

export function isOneOf(column: AnyPgColumn, values: readonly string[]) {
  return check(nameOf(column, 'known'), sql`${column} in (${sql.raw(values.map(literal).join(', '))})`);
}

export function isNotNegative(column: AnyPgColumn) {
  return check(nameOf(column, 'not_negative'), sql`${column} >= 0`);
}

function nameOf(column: AnyPgColumn, what: string): string {
  return `${getTableName(column.table)}_${column.name}_${what}`;
}
