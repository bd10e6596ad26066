import { getTableName, type Table } from 'drizzle-orm';
import type { Tx } from '#lib/service/db/database';
import { executeCall, type Prepared, prepared } from '#lib/service/db/prepared';
import { runLiteral } from '#lib/service/db/run-literal';

/** Whole rows of one table: every column is named, since defaults do not apply. */
export interface NewRows {
  table: Table;
  rows: readonly object[];
}

export function newRows<T extends Table>(table: T, ...rows: T['$inferSelect'][]): NewRows {
  return { table, rows };
}

export interface InsertTogether {
  statement: Prepared;
  tables: string[];
}

/** One statement that inserts into several tables: a submission that takes seven inserts makes one round trip. */
export function preparedInserts(name: string, tables: readonly Table[]): InsertTogether {
  const names = tables.map(getTableName);
  const inserts = names.map(
    (table, at) =>
      `w${at} as (insert into ${table} select * from json_populate_recordset(null::${table}, $${at + 1}))`,
  );
  const types = names.map(() => 'json');
  return { statement: prepared(name, types, `with ${inserts.join(', ')} select`), tables: names };
}

export async function insertTogether(
  tx: Tx,
  into: InsertTogether,
  groups: readonly NewRows[],
): Promise<void> {
  const values = into.tables.map((table) =>
    JSON.stringify(
      groups.filter((group) => getTableName(group.table) === table).flatMap((group) => group.rows),
    ),
  );
  await runLiteral(tx, executeCall(into.statement, values));
}
