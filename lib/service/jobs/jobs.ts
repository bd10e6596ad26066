import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Tx } from '#lib/service/db/database';
import { type JobName, type JobPayloads, jobNames } from '#lib/service/jobs/job-names';

// unique_violation, duplicate_schema, duplicate_table, duplicate_object, deadlock_detected, internal_error (concurrent update)
const madeAtOnce = new Set(['23505', '42P06', '42P07', '42710', '40P01', 'XX000']);

export interface Jobs {
  boss: PgBoss;
  /** Commits with the row that caused it: `tx` is that row's transaction. */
  enqueue<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], startAfter?: Date): Promise<void>;
  stop(): Promise<void>;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Starts the queue. Every queue is made before: a first send inside a transaction blocks for ever on PGlite. */
export async function startJobs(database: Database, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.jobs,
    ...(database.kind === 'pglite' ? { backend: 'pglite' as const } : {}),
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  await startPatiently(boss);
  for (const name of jobNames) {
    await boss.createQueue(name, { retryLimit: 20, retryBackoff: true, retryDelay: 1, notify: true });
    // Asking for a job that is not there makes it look the queue up now, and not inside a transaction.
    await boss.deleteJob(name, nobody);
  }
  await database.script(`
    grant usage on schema pgboss to statehouse_app;
    grant select, insert, update, delete on all tables in schema pgboss to statehouse_app;
    grant execute on all functions in schema pgboss to statehouse_app;`);
  return {
    boss,
    enqueue: async (tx, name, payload, startAfter) => {
      await boss.send(name, payload, {
        db: fromDrizzle(tx as DrizzleTransactionLike, sql),
        ...(startAfter ? { startAfter } : {}),
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

// Several processes that start at once make the queue's schema at once; all but one meet what the first has made.
async function startPatiently(boss: PgBoss): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await boss.start();
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (attempt === 20 || !madeAtOnce.has(code)) throw error;
      await pause(100);
    }
  }
}
