import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Parts } from '#lib/service/context';
import type { JobPayloads, SweptJobName } from '#lib/service/jobs/job-names';

/** Enqueues a job for each piece of work that a sweep found. */
export async function enqueueDue<N extends SweptJobName>(
  { jobs }: Parts,
  name: N,
  found: readonly JobPayloads[N][],
): Promise<void> {
  if (found.length === 0) return;
  await jobs.boss.insert(
    name,
    found.map((data) => ({ data })),
  );
}

/**
 * The condition that no job of this work has failed and waits for its retry. `subject` names the members of a job that
 * say what it is for. While the work fails, each sweep would add another job, with retries of its own; and a sweep that
 * found what fails first would find nothing else.
 */
export function isNotFailing<N extends SweptJobName>(
  name: N,
  subject: Partial<Record<keyof JobPayloads[N], AnyPgColumn>>,
): SQL {
  const members = Object.entries<AnyPgColumn | undefined>(subject);
  const ids = members.map(([, column]) => sql`${column}::text`);
  // A null would make the condition true of nothing.
  const failing = members.map(([member]) => sql`coalesce(data->>${member}, '')`);
  // Drizzle's schema does not include the tables of pg-boss.
  return sql`(${sql.join(ids, sql`, `)}) not in (
    select ${sql.join(failing, sql`, `)} from pgboss.job where name = ${name} and state = 'retry')`;
}
