import { count, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countLimit } from '#lib/rules/list/count-limit';
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

/** How many rows of one table meet each condition, in one statement; one more than the limit if there are more. */
export async function countEach<Name extends string>(
  tx: Tx,
  table: PgTable,
  conditions: Record<Name, SQL | undefined>,
): Promise<Record<Name, number>> {
  const names = Object.keys(conditions) as Name[];
  const counts = names.map((name) => {
    const rows = sql`select from ${table} where ${conditions[name] ?? sql`true`} limit ${countLimit + 1}`;
    return sql`(select count(*)::int from (${rows}) counted)`;
  });
  const [row] = await tx
    .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(sql`(select) one`);
  return Object.fromEntries(names.map((name, at) => [name, row?.counts[at] ?? 0])) as Record<Name, number>;
}
