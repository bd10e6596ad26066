import { sql } from 'drizzle-orm';
import type { Database } from '#lib/service/db/database';
import { readRows } from '#lib/service/db/read-rows';
import type { JobName } from '#lib/service/jobs/job-names';

/** Whether a job of this queue has waited for a worker longer than half a minute. */
export async function isBehind({ db }: Database, name: JobName): Promise<boolean> {
  // Drizzle's schema does not include the tables of pg-boss.
  const [row] = await readRows(
    db,
    sql`select exists (select from pgboss.job where name = ${name} and state < 'active'
      and start_after < now() - interval '30 seconds') as behind`,
  );
  return row?.behind === true;
}
