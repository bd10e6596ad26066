import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { type Database, type Db, openingOf, type Row, runAfter, type Tx } from '#lib/service/db/database';
import { isEndedForAnother } from '#lib/service/db/ended-for-another';
import { listenersOnPostgres, listenOnPostgres } from '#lib/service/db/listen-on-postgres';
import { literal } from '#lib/service/db/literal';
import type { Logins } from '#lib/service/db/logins';
import { traceStatements } from '#lib/service/db/trace-database';

/** One pool for each login, and one for the queue. A pool opens its first connection when it is first used. */
export function openPostgres(logins: Logins, log: Logger): Database {
  const pool = openPool(logins.console, log, { max: 8 });
  const tenantPool = openPool(logins.tenant, log, { max: 16 });
  // The queue polls on connections of its own, so that it and the requests never wait for each other.
  const jobsPool = openPool(logins.console, log, { max: 4 });
  const url = logins.console;
  return {
    kind: 'postgres',
    ...handleOf(pool, log),
    tenant: handleOf(tenantPool, log),
    query: async (text, values) => rowsOf(await pool.query(text, values)),
    // The lock lasts for a transaction, because behind a pooler only a transaction stays on one connection.
    alone: (name, work) =>
      inTransaction(pool, work, `select pg_advisory_xact_lock(hashtext(${literal(name)}))`),
    jobs: {
      executeSql: async (text, values) => {
        const result = await jobsPool.query(text, values);
        return Array.isArray(result) ? { rows: result.flatMap(rowsOf) } : result;
      },
      listen: async (channel, onMessage, onReconnect) => {
        const stop = await listenOnPostgres(
          url,
          channel,
          { onMessage, onState: (connected) => connected && onReconnect() },
          log,
        );
        return { close: stop };
      },
    },
    listen: (channel, listener) => listenOnPostgres(url, channel, listener, log),
    listeners: (channel) => listenersOnPostgres(pool, channel),
    close: async () => {
      await Promise.all([pool.end(), tenantPool.end(), jobsPool.end()]);
    },
  };
}

const rowsOf = (result: { rows: Row[] }) => result.rows;
/** The rows of each statement in one message. */
const eachOf = (result: unknown): Row[][] => (Array.isArray(result) ? result : [result]).map(rowsOf);

function handleOf(pool: Pool, log: Logger): Database['tenant'] {
  return {
    db: drizzle({ client: pool }) as unknown as Db,
    script: async (text) => eachOf(await pool.query(text)),
    read: async (opening, statement) => eachOf(await pool.query(`${opening}; ${statement}`)).at(-1) ?? [],
    transaction: (work, opening = '', ahead = []) =>
      againIfEnded(log, () =>
        inTransaction(
          pool,
          (client, answers) => work(inside(client, ahead, answers)),
          openingOf(opening, ahead),
        ),
      ),
  };
}

const mostRuns = 3;

/** Runs a transaction again that Postgres has ended in favor of another: it has left nothing behind. */
async function againIfEnded<T>(log: Logger, run: () => Promise<T>): Promise<T> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await run();
    } catch (error) {
      if (runs === mostRuns || !isEndedForAnother(error)) throw error;
      log.warn({ err: error }, 'a transaction was ended in favor of another and is run again');
      // Otherwise it may take the lock again before the one that waits for it.
      await sleep(runs * 20 * (1 + Math.random()));
    }
  }
}

async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient, answers: Row[][]) => Promise<T>,
  opening = '',
): Promise<T> {
  const client = await pool.connect();
  try {
    const answers = eachOf(await client.query(`begin; ${opening}`));
    const result = await work(client, answers);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is not reused.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

function inside(connection: PoolClient, ahead: readonly string[], answers: Row[][]): Tx {
  const client = traceStatements(connection);
  const db = drizzle({ client }) as unknown as Db;
  const run = async (text: string) => eachOf(await client.query(text)).at(-1) ?? [];
  return Object.assign(db, { run: runAfter(run, ahead, answers) });
}

function openPool(url: string, log: Logger, settings: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'statehouse',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...settings,
  });
  // An idle connection that breaks (a restart of Postgres) must not end the process; the pool opens another.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // Nor must one that breaks inside a transaction: its statement fails and reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
