import { Client } from 'pg';
import type { Listener } from '#lib/service/db/database';

const retryAfterMs = 500;

/** A connection of its own that listens, and connects again for as long as it is wanted. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  listener: Listener,
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
      keepAlive: true,
    });
    next.on('notification', (message) => listener.onMessage(message.payload ?? ''));
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch {
      await next.end().catch(() => {});
      return again();
    }
    next.on('end', () => {
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
