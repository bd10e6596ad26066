import { count, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countLimit } from '#lib/contract/count-limit';
import type { Tx } from '#lib/service/db/database';

/** How many rows meet the condition; one more than the limit and `besides` if there are more, however many. */
export function countRows(tx: Tx, table: PgTable, where: SQL | undefined, besides = 0): Promise<number> {
  return countSelected(tx, tx.select({ one: sql`1` }).from(table).where(where).$dynamic(), besides);
}

/** The same for a query that joins tables. */
export async function countSelected(
  tx: Tx,
  rows: { limit(most: number): SQLWrapper },
  besides = 0,
): Promise<number> {
  const [all] = await tx.select({ rows: count() }).from(sql`${rows.limit(countLimit + 1 + besides)} counted`);
  return all?.rows ?? 0;
}

/** How many rows of one table meet each condition, each counted no further than `most`, in one statement. */
export async function countEach(
  tx: Tx,
  table: PgTable,
  conditions: readonly (SQL | undefined)[],
  most = countLimit + 1,
): Promise<number[]> {
  const counts = conditions.map((condition) => {
    const rows = sql`select from ${table} where ${condition ?? sql`true`} limit ${most}`;
    return sql`(select count(*)::int from (${rows}) counted)`;
  });
  const [row] = await tx
    .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(sql`(select) one`);
  return row?.counts ?? [];
}
