import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { startPostgres } from './start-postgres.ts';

// The vitest suite on a real Postgres; further arguments go to vitest: npm run test:pg -- lib/service
// The cluster lives for one run: what a crash would lose is of no interest. Each test file opens a pool of its own.
const postgres = await startPostgres(['-c', 'fsync=off', '-c', 'max_connections=300']);
let code: number | null = 1;
try {
  console.log(`The suite runs on ${await version()}.`);
  const suite = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: postgres.url },
  });
  [code] = await once(suite, 'exit');
} finally {
  await postgres.stop();
}
process.exit(code ?? 1);

async function version(): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`select split_part(version(), ' on ', 1) as name`);
  await client.end();
  return rows[0]?.name ?? 'Postgres';
}
