import { sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { readRows } from '#lib/service/db/read-rows';
import type { JobPayloads, SweptJobName } from '#lib/service/jobs/job-names';

/**
 * Enqueues a job for each piece of work that a sweep found, except where one has failed and waits for its retry: while
 * the work fails, each sweep would add another job, with retries of its own.
 */
export async function enqueueDue<N extends SweptJobName>(
  { database, jobs }: Parts,
  name: N,
  found: readonly JobPayloads[N][],
  subjectOf: (payload: JobPayloads[N]) => string,
): Promise<void> {
  if (found.length === 0) return;
  // Drizzle's schema does not include the tables of pg-boss.
  const rows = await readRows(
    database.db,
    sql`select data from pgboss.job where name = ${name} and state = 'retry'`,
  );
  const failing = new Set(rows.map(({ data }) => subjectOf(data as JobPayloads[N])));
  const fresh = found.filter((payload) => !failing.has(subjectOf(payload)));
  await jobs.boss.insert(
    name,
    fresh.map((data) => ({ data })),
  );
}
