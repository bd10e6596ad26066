import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { variables } from '#lib/config/env-schema';
import { newId } from '#lib/service/ids';
import { hashKey, makeKey } from '#lib/service/keys';
import { createDatabase } from '#lib/testing/create-database';
import { hasRedis, startRedis } from '#lib/testing/start-redis';
import { becomesReady } from '../../../scripts/becomes-ready.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { startPostgres } from '../../../scripts/start-postgres.ts';

const limit = 25;
const key = makeKey('test');
const urls: string[] = [];
const cleanUp: (() => Promise<unknown>)[] = [];

/** One API process, as in a deployment with several. */
async function startApi(settings: Record<string, string>): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  const child: ChildProcess = spawn(process.execPath, ['server.ts'], {
    stdio: 'ignore',
    env: { ...process.env, ...empty, ...settings, PORT: String(port), ROLE: 'api', DEMO: 'off' },
  });
  cleanUp.unshift(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  if (await becomesReady(child, `${url}/readyz`, ({ ok }) => ok)) return url;
  throw new Error('The process did not become ready.');
}

beforeAll(async () => {
  if (!hasRedis) return;
  const redis = await startRedis();
  cleanUp.unshift(redis.kill);
  const folder = await mkdtemp(join(tmpdir(), 'statehouse-shared-'));
  const own = await createDatabase();
  const postgres = own ? { url: own.url, stop: own.drop } : await startPostgres();
  cleanUp.push(postgres.stop, () => rm(folder, { recursive: true, force: true }));
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    REDIS_URL: redis.url,
    RATE_LIMIT_PER_MINUTE: String(limit),
    SESSION_SECRET: 'session-secret-of-the-tests-only',
    CONSOLE_SECRET: 'console-secret-of-the-tests-only',
    SEALING_SECRET: 'sealing-secret-of-the-tests-only',
  };
  urls.push(...(await Promise.all([startApi(settings), startApi(settings)])));
  await makeTenant(postgres.url);
});
afterAll(async () => {
  for (const clean of cleanUp) await clean();
});

async function makeTenant(url: string): Promise<void> {
  const now = new Date();
  const organization = newId(now);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('insert into organizations (id, name, created_at) values ($1, $2, $3)', [
    organization,
    'Two processes',
    now,
  ]);
  await client.query(
    `insert into api_keys (organization_id, mode, id, name, hash, last_four, scope, created_at)
     values ($1, 'test', $2, 'Key', $3, $4, 'full', $5)`,
    [organization, newId(now), hashKey(key), key.slice(-4), now],
  );
  await client.end();
}

async function send(url: string | undefined): Promise<{ status: number; remaining: number }> {
  const answer = await fetch(`${url}/v1/business`, { headers: { Authorization: `Bearer ${key}` } });
  await answer.arrayBuffer();
  return { status: answer.status, remaining: Number(answer.headers.get('X-RateLimit-Remaining')) };
}

test.runIf(hasRedis)('two API processes share one limit', async () => {
  const [one, two] = [await send(urls[0]), await send(urls[1])];
  expect([one.remaining, two.remaining]).toEqual([limit - 1, limit - 2]);
  const answers = await Promise.all(Array.from({ length: 10 * limit }, (_, at) => send(urls[at % 2])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit - 2);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9 * limit + 2);
});
