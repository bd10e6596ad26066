import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Database, Db, Row } from '#lib/service/db/database';
import { listenersOnPostgres, listenOnPostgres } from '#lib/service/db/listen-on-postgres';
import { prepareAll } from '#lib/service/db/prepared';
import { schema } from '#lib/service/db/schema';

export function openPostgres(url: string, log: Logger): Database {
  let atConnect = '';
  const pool = openPool(url, log, {
    max: 16,
    onConnect: async (client) => {
      if (atConnect) await client.query(atConnect);
    },
  });
  // The queue polls by connections of its own: none of those that serve requests is away when statements are prepared.
  const jobsPool = openPool(url, log, { max: 4 });
  const rowsOf = (result: { rows: Row[] }) => result.rows;
  return {
    kind: 'postgres',
    db: drizzle({ client: pool, schema }) as unknown as Db,
    query: async (text, values) => rowsOf(await pool.query(text, values)),
    script: async (text) => {
      const result: unknown = await pool.query(text);
      return (Array.isArray(result) ? result : [result]).map(rowsOf);
    },
    prepare: async () => {
      const open = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
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
      await Promise.all([pool.end(), jobsPool.end()]);
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
