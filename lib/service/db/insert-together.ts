import { getTableName, type Table } from 'drizzle-orm';
import type { Tx } from '#lib/service/db/database';
import { executeCall, type Prepared, prepared } from '#lib/service/db/prepared';
import { runLiteral } from '#lib/service/db/run-literal';

type Tables = Record<string, Table>;

/** Whole rows of each table: every column is named, since defaults do not apply. */
export type RowsOf<T extends Tables> = { readonly [Name in keyof T]?: readonly T[Name]['$inferSelect'][] };

export type InsertTogether<T extends Tables> = {
  statement: Prepared;
  tables: T;
};

/** One statement that inserts into several tables: a submission that takes seven inserts makes one round trip. */
export function preparedInserts<const T extends Tables>(name: string, tables: T): InsertTogether<T> {
  const names = Object.values(tables).map(getTableName);
  const inserts = names.map(
    (table, at) =>
      `w${at} as (insert into ${table} select * from json_populate_recordset(null::${table}, $${at + 1}))`,
  );
  const types = names.map(() => 'json');
  return { statement: prepared(name, types, `with ${inserts.join(', ')} select`), tables };
}

export async function insertTogether<T extends Tables>(
  tx: Tx,
  { statement, tables }: InsertTogether<T>,
  rows: RowsOf<NoInfer<T>>,
): Promise<void> {
  // A row that is spread in passes the compiler by.
  const lost = Object.keys(rows).find((name) => !Object.hasOwn(tables, name));
  if (lost) throw new Error(`The statement does not insert into ${lost}.`);
  const values = Object.keys(tables).map((name) => JSON.stringify(rows[name] ?? []));
  await runLiteral(tx, executeCall(statement, values));
}
