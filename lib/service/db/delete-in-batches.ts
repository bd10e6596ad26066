import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#lib/service/db/database';
import { readRows } from '#lib/service/db/read-rows';

type TenantTable = PgTable & { organization_id: AnyPgColumn; mode: AnyPgColumn; id: AnyPgColumn };

const mostAtOnce = 1_000;

/** Deletes the rows of every tenant that meet the condition, so that no statement locks many rows for long. */
export async function deleteInBatches(db: Db, table: TenantTable, condition: SQL | undefined): Promise<void> {
  const { organization_id, mode, id } = table;
  const key = sql`${organization_id}, ${mode}, ${id}`;
  const some = sql`select ${key} from ${table} where ${condition} limit ${mostAtOnce}`;
  for (;;) {
    const gone = await readRows(db, sql`delete from ${table} where (${key}) in (${some}) returning 1`);
    if (gone.length < mostAtOnce) return;
  }
}
