import { getTableName, sql, type Table } from 'drizzle-orm';
import type { Tx } from '#lib/service/db/database';

/** Whole rows of one table: every column is named, since defaults do not apply. */
export interface NewRows {
  table: Table;
  rows: readonly object[];
}

export function newRows<T extends Table>(table: T, ...rows: T['$inferSelect'][]): NewRows {
  return { table, rows };
}

/** Inserts rows of several tables in one statement: a submission that takes seven makes one round trip. */
export async function insertTogether(tx: Tx, groups: readonly NewRows[]): Promise<void> {
  const inserts = groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ table, rows }, at) => {
      const name = sql.identifier(getTableName(table));
      return sql`${sql.identifier(`w${at}`)} as (insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json))`;
    });
  if (inserts.length > 0) await tx.execute(sql`with ${sql.join(inserts, sql`, `)} select`);
}
