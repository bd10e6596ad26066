import type { SQL } from 'drizzle-orm';
import type { Row, Tx } from '#lib/service/db/database';

/** The rows of a statement that is written by hand; both drivers answer in this shape. */
export async function readRows(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
