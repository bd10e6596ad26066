import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Tx } from '#lib/service/db/database';
import { literal } from '#lib/service/db/literal';
import { type JobName, type JobPayloads, jobNames, type tenantJobNames } from '#lib/service/jobs/job-names';
import { tenantSends } from '#lib/service/jobs/tenant-sends';
import { traceContext } from '#lib/tracing/tracing';

export type Jobs = {
  boss: PgBoss;
  /** Commits with the row that caused it: `tx` is that row's transaction. */
  enqueue<N extends (typeof tenantJobNames)[number]>(
    tx: Tx,
    name: N,
    payload: JobPayloads[N],
    startAfter?: Date,
  ): Promise<void>;
  /** The same in a transaction of the service's own, which belongs to no tenant. */
  enqueueOwn<N extends OwnJobName>(tx: Tx, name: N, payload: JobPayloads[N]): Promise<void>;
  stop(): Promise<void>;
};

type OwnJobName = Exclude<JobName, (typeof tenantJobNames)[number]>;

async function sendOwn(tx: Tx, text: string, values: unknown[]) {
  const filled = text.replaceAll(/\$(\d+)/g, (_, place) => literal(String(values[Number(place) - 1])));
  return { rows: await tx.run(filled) };
}

const traced = (payload: object) => ({ ...payload, ...traceContext() });

// For two weeks. Once the mail server is back, no email waits long, and the link in one still works.
const mailRetries = { retryBackoff: true, retryDelayMax: 600, retryLimit: 2_000 } as const;

const nobody = '00000000-0000-0000-0000-000000000000';

/** Starts the queue, whose tables and queues exist already. */
export async function startJobs(database: Database, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.jobs,
    ...(database.kind === 'pglite' ? { backend: 'pglite' as const } : {}),
    // The login that serves creates and changes no tables.
    migrate: false,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  await boss.start();
  // Asking for a job that does not exist loads the queue now, and not inside a transaction, where that would block
  // forever on PGlite.
  for (const name of jobNames) await boss.deleteJob(name, nobody);
  const inside = await tenantSends(boss);
  return {
    boss,
    enqueue: async (tx, name, payload, startAfter) => {
      await boss.send(name, traced(payload), {
        db: inside(tx),
        ...(startAfter ? { startAfter } : {}),
      });
    },
    enqueueOwn: async (tx, name, payload) => {
      await boss.send(name, traced(payload), {
        db: { executeSql: (text, values = []) => sendOwn(tx, text, values) },
        ...(name === 'send-mail' && mailRetries),
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
