import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Tx } from '#lib/service/db/database';
import { type JobName, type JobPayloads, jobNames } from '#lib/service/jobs/job-names';
import { preparedSends } from '#lib/service/jobs/prepared-sends';

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
  // Processes that start at once would all make the queue's tables.
  await database.alone('start of the jobs', async () => {
    await boss.start();
    for (const name of jobNames) {
      await boss.createQueue(name, { retryLimit: 20, retryBackoff: true, retryDelay: 1, notify: true });
      // Asking for a job that is not there makes it look the queue up now, and not inside a transaction.
      await boss.deleteJob(name, nobody);
    }
    await database.script(`
    grant usage on schema pgboss to statehouse_app;
    grant select, insert, update, delete on all tables in schema pgboss to statehouse_app;
    grant execute on all functions in schema pgboss to statehouse_app;`);
  });
  const inside = await preparedSends(boss);
  return {
    boss,
    enqueue: async (tx, name, payload, startAfter) => {
      await boss.send(name, payload, {
        db: inside(tx),
        ...(startAfter ? { startAfter } : {}),
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
