import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { findPooler, startPooler } from './start-pooler.ts';
import { startPostgres } from './start-postgres.ts';

// The vitest suite on a real Postgres; further arguments go to vitest: npm run test:pg -- lib/service
// With --pooler it runs through a pgbouncer in transaction mode, if one is installed.
const pooled = process.argv.includes('--pooler');
const program = pooled ? findPooler() : undefined;
if (pooled && !program) {
  console.log('Skipped: pgbouncer is not installed. On Debian and Ubuntu: apt-get install pgbouncer');
  process.exit(0);
}
const rest = process.argv.slice(2).filter((argument) => argument !== '--pooler');

// The cluster exists for one run, so it needs no durability. Each test file opens a separate pool.
const postgres = await startPostgres(['-c', 'fsync=off'], program ? 'scram-sha-256' : 'password');
const pooler = program ? await startPooler(program, postgres.url) : null;
let code: number | null = 1;
try {
  console.log(
    `The suite runs on ${await version()}${pooler ? ' behind pgbouncer, which pools transactions' : ''}.`,
  );
  const suite = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...rest], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      TEST_DATABASE_URL: pooler?.url ?? postgres.url,
      ...(pooler && { TEST_DATABASE_POOLED: 'true' }),
    },
  });
  [code] = await once(suite, 'exit');
} finally {
  await pooler?.stop();
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
