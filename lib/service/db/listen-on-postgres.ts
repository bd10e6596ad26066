import { Client, type Pool } from 'pg';
import type { Logger } from 'pino';
import type { Listener } from '#lib/service/db/database';

const retryAfterMs = 500;
// A connection may fall silent without being closed: this often it is asked for a sign of life, and waited for as long.
const askEveryMs = 5_000;
// Keeps the locks of listeners apart from all other locks.
const lockClass = 1_937_006_951;

/**
 * A separate connection that listens, and reconnects whenever it is lost or falls silent, until it is closed. A
 * transaction pooler moves each transaction to any server process, so behind one it does not listen at all, and reports
 * that.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  listener: Listener,
  log: Logger,
  askEvery = askEveryMs,
): Promise<() => Promise<void>> {
  let wanted = true;
  let client: Client | null = null;

  const again = () => {
    if (wanted) setTimeout(() => void connect(), retryAfterMs).unref();
  };

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'statehouse-listener',
      connectionTimeoutMillis: askEvery,
      query_timeout: askEvery,
    });
    next.on('notification', (message) => listener.onMessage(message.payload ?? ''));
    next.on('error', () => {});
    try {
      await next.connect();
      if (await isPooled(next)) {
        wanted = false;
        log.warn({ channel }, 'a pooler is before the database: changes are looked for, not listened to');
        return await next.end();
      }
      await next.query(`listen ${channel}`);
      // Held as long as this connection listens, so that others can count the listeners.
      await next.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, channel]);
    } catch {
      await next.end().catch(() => {});
      return again();
    }
    // Closed while this connection was made.
    if (!wanted) return next.end();
    // While the question is unanswered, this ends the connection at once.
    const asking = setInterval(() => next.query('select 1').catch(() => next.end()), askEvery);
    next.on('end', () => {
      clearInterval(asking);
      listener.onState(false);
      again();
    });
    client = next;
    listener.onState(true);
  }

  await connect();
  return async () => {
    wanted = false;
    await client?.end();
  };
}

/** Whether the connection now reaches another server process than at first, as behind a pooler. */
async function isPooled(client: Client): Promise<boolean> {
  const { processID } = client as Client & { processID?: number | null };
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0]?.pid !== processID;
}

/** The number of connections of this database that listen on the channel. */
export async function listenersOnPostgres(pool: Pool, channel: string): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and granted and classid = $1 and objid = (hashtext($2)::bigint & 4294967295)::oid
       and database = (select oid from pg_database where datname = current_database())`,
    [lockClass, channel],
  );
  return Number(rows[0]?.count ?? 0);
}
