import type { SQL } from 'drizzle-orm';
import type { Db, Row } from '#lib/service/db/database';

/** The rows of a statement of the `sql` template; both drivers answer in this shape. */
export async function readRows(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
