import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Database, Db, Row } from '#lib/service/db/database';
import { listenersOnPostgres, listenOnPostgres } from '#lib/service/db/listen-on-postgres';
import type { Logins } from '#lib/service/db/logins';
import { prepareAll } from '#lib/service/db/prepared';
import { schema } from '#lib/service/db/schema';

/** One pool for each login, and one for the queue. A pool opens its first connection when it is first asked. */
export function openPostgres(logins: Logins, log: Logger): Database {
  let atConnect = '';
  const onConnect = async (client: ClientBase) => {
    if (atConnect) await client.query(atConnect);
  };
  const pool = openPool(logins.console, log, { max: 8, onConnect });
  const tenantPool = openPool(logins.tenant, log, { max: 16, onConnect });
  // The queue polls by connections of its own: none of those that serve requests is away when statements are prepared.
  const jobsPool = openPool(logins.console, log, { max: 4 });
  const url = logins.console;
  return {
    kind: 'postgres',
    ...handleOf(pool),
    tenant: handleOf(tenantPool),
    query: async (text, values) => rowsOf(await pool.query(text, values)),
    prepare: async () => {
      const pools = [pool, tenantPool];
      const open = await Promise.all(
        pools.flatMap((one) => Array.from({ length: one.totalCount }, () => one.connect())),
      );
      atConnect = prepareAll();
      for (const client of open) {
        await client.query(atConnect);
        client.release();
      }
    },
    alone: async (name, work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock(hashtext($1))', [name]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch(() => {});
        client.release();
      }
    },
    jobs: {
      executeSql: async (text, values) => {
        const result = await jobsPool.query(text, values);
        return Array.isArray(result) ? { rows: result.flatMap(rowsOf) } : result;
      },
      listen: async (channel, onMessage, onReconnect) => {
        const stop = await listenOnPostgres(url, channel, {
          onMessage,
          onState: (connected) => connected && onReconnect(),
        });
        return { close: stop };
      },
    },
    listen: (channel, listener) => listenOnPostgres(url, channel, listener),
    listeners: (channel) => listenersOnPostgres(pool, channel),
    close: async () => {
      await Promise.all([pool.end(), tenantPool.end(), jobsPool.end()]);
    },
  };
}

const rowsOf = (result: { rows: Row[] }) => result.rows;

function handleOf(pool: Pool): Database['tenant'] {
  return {
    db: drizzle({ client: pool, schema }) as unknown as Db,
    script: async (text) => {
      const result: unknown = await pool.query(text);
      return (Array.isArray(result) ? result : [result]).map(rowsOf);
    },
  };
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
  // Nor must one that breaks inside a transaction: its statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
