import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOrganizations, type Organization } from '../e2e/steps/organization.ts';
import { KillableProcess } from '../faults/killable-process.ts';
import { startBucket } from '../lib/testing/start-bucket.ts';
import { startRedis } from '../lib/testing/start-redis.ts';
import { freshSecrets } from '../scripts/fresh-secrets.ts';
import { findRedis } from '../scripts/redis.mjs';
import { findPooler, startPooler } from '../scripts/start-pooler.ts';
import { startPostgres } from '../scripts/start-postgres.ts';
import { steadyPort } from '../scripts/steady-port.ts';
import { findBalancer, startBalancer } from './balancer.ts';

export type Cluster = {
  url: string;
  /** The data folder of all processes, with the files that the browser tests read. */
  folder: string;
  organizations: Organization[];
  /** Two processes of each role. */
  pairs: Record<'api' | 'dashboard' | 'worker', [KillableProcess, KillableProcess]>;
  /** Removes a process from the balancer, kills it, restarts it and adds it again. */
  replace(one: KillableProcess): Promise<void>;
  stop(): Promise<void>;
};

/** The names of the required packages that are not installed. */
export function missingPrograms(): string[] {
  return [!findBalancer() && 'nginx', !findPooler() && 'pgbouncer', !findRedis() && 'redis-server'].filter(
    (name) => name !== false,
  );
}

/**
 * Two processes of each role behind nginx, on a Postgres behind pgbouncer in transaction mode, with Redis for limits
 * and an S3 server for documents.
 */
export async function startCluster(given: Record<string, string>, organizations: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-cluster-'));
  // Each part adds a handler that kills it with this process.
  process.setMaxListeners(32);
  mkdirSync('test-results', { recursive: true });
  const flags = ['-c', 'fsync=off', '-c', 'max_connections=300'];
  const [postgres, redis, bucket] = await Promise.all([
    startPostgres(flags, 'scram-sha-256'),
    startRedis(),
    startBucket(),
  ]);
  const pooler = await startPooler(findPooler() ?? 'pgbouncer', postgres.url);
  const port = await steadyPort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: pooler.url,
    REDIS_URL: redis.url,
    ...bucket.settings,
    BASE_URL: url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: folder,
    ...freshSecrets(),
    WEBHOOK_ALLOW_PRIVATE: 'true',
    LOG_LEVEL: 'warn',
    ...given,
  };
  const made = await makeOrganizations(folder, organizations, { ...settings, LOG_LEVEL: 'error' });
  // The file that the demo would write for the browser tests.
  writeFileSync(join(folder, 'demo.json'), JSON.stringify({ url }));
  writeFileSync(join(folder, 'console.secret'), settings.CONSOLE_SECRET);
  const one = async (role: string, nth: number) =>
    new KillableProcess(`cluster-${role}-${nth}`, await steadyPort(), { ...settings, ROLE: role });
  const two = async (role: string): Promise<[KillableProcess, KillableProcess]> => [
    await one(role, 1),
    await one(role, 2),
  ];
  const pairs = { api: await two('api'), dashboard: await two('dashboard'), worker: await two('worker') };
  const every = Object.values(pairs).flat();
  for (const process of every) await process.start();
  const urls = (pair: KillableProcess[], without?: KillableProcess) =>
    pair.filter((process) => process !== without).map((process) => process.url);
  const balanced = (without?: KillableProcess) => ({
    apis: urls(pairs.api, without),
    dashboards: urls(pairs.dashboard, without),
  });
  const balancer = await startBalancer(findBalancer() ?? 'nginx', port, balanced());
  return {
    ...{ url, folder, organizations: made, pairs },
    replace: async (process) => {
      await balancer.share(balanced(process));
      await process.kill();
      await process.start();
      await balancer.share(balanced());
    },
    stop: async () => {
      await balancer.stop();
      await Promise.all(every.map((process) => process.stop()));
      await pooler.stop();
      await Promise.all([postgres.stop(), redis.kill(), bucket.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
