import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { hasEnded } from './has-ended.ts';
import { findProgram } from './programs.mjs';
import type { StartedPostgres } from './start-postgres.ts';

type StartedPooler = Pick<StartedPostgres, 'url' | 'stop'>;

/** The path of an installed pgbouncer, or undefined. */
export function findPooler(): string | undefined {
  return findProgram(['pgbouncer'], ['/usr/sbin']);
}

/** A pgbouncer in transaction mode in front of the Postgres at `url`, which accepts every login of this Postgres. */
export async function startPooler(program: string, url: string): Promise<StartedPooler> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-pooler-'));
  const port = await freePort();
  const { username, password, hostname, port: server } = new URL(url);
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    pool_mode: 'transaction',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users.txt'),
    auth_user: username,
    auth_query: 'select usename, passwd from pg_shadow where usename = $1',
    max_client_conn: 1000,
    default_pool_size: 20,
    server_idle_timeout: 5,
  };
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${server}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  );
  await chmod(folder, 0o755);
  // pgbouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn(program, ['-q', ...user, join(folder, 'pgbouncer.ini')], { stdio: 'inherit' });
  await untilItListens(pooler, port);
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    stop: async () => {
      if (!hasEnded(pooler)) {
        pooler.kill('SIGKILL');
        await once(pooler, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilItListens(pooler: ChildProcess, port: number): Promise<void> {
  while (!hasEnded(pooler)) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await pause(50);
  }
  throw new Error('pgbouncer ended before it was ready.');
}
