import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { layDown } from '../e2e/steps/pool.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureChromium } from '../scripts/chromium.mjs';
import { refuseOther } from '../scripts/refuse-other.ts';
import { type Cluster, missingPrograms, startCluster } from './start-cluster.ts';

// The HTTP suite and the main browser tests against two processes of each role, which are replaced one after the other.
const trips = ['trips', 'plan-states', 'cases', 'formation', 'webhooks', 'palette'];

// npm run test:cluster -- [--only suite|browser]
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const parts = {
  suite: () => against({ SANDBOX_STEP_SECONDS: '3600', RATE_LIMIT_PER_MINUTE: '1000000' }, 1, conformance),
  browser: () => against({ SANDBOX_STEP_SECONDS: '1', RATE_LIMIT_PER_MINUTE: '0' }, 300, browserTrips),
};
refuseOther('only', values.only, Object.keys(parts));

const missing = missingPrograms();
if (missing.length > 0) {
  console.log(
    `Skipped: ${missing.join(' and ')} not installed. On Debian and Ubuntu: apt-get install ${missing.join(' ')}`,
  );
  process.exit(0);
}
ensureBuilt();
let failed = false;
for (const [name, part] of Object.entries(parts)) {
  if (values.only && values.only !== name) continue;
  if (await part()) failed = true;
}
// By itself it would not end: what starts Postgres listens to the process that started this one.
process.exit(failed ? 1 : 0);

/**
 * Runs `work` against a separate cluster while its processes are replaced one after the other; returns whether it
 * failed.
 */
async function against(
  settings: Record<string, string>,
  organizations: number,
  work: (cluster: Cluster) => Promise<number>,
): Promise<boolean> {
  const cluster = await startCluster(settings, organizations);
  const { api, dashboard, worker } = cluster.pairs;
  const turns = [api[0], dashboard[0], worker[0], api[1], dashboard[1], worker[1]] as const;
  try {
    let goesOn = true;
    const replacing = (async () => {
      while (goesOn) for (const one of turns) if (goesOn) await cluster.replace(one);
    })();
    const code = await work(cluster);
    goesOn = false;
    await replacing;
    for (const { name, killed } of turns) console.log(`  ${name}: killed ${killed} times`);
    const faults = [
      ...Object.entries(cluster.pairs)
        .filter(([, pair]) => pair.every(({ killed }) => killed === 0))
        .map(([role]) => `No ${role} was killed, so nothing was tried.`),
      ...turns.filter(({ died }) => died > 0).map(({ name }) => `${name} ended by itself.`),
    ];
    for (const fault of faults) console.log(fault);
    return code !== 0 || faults.length > 0;
  } finally {
    await cluster.stop();
  }
}

async function conformance({ url, organizations: [organization] }: Cluster): Promise<number> {
  if (!organization) throw new Error('No organization was made.');
  const keys = ['--test-key', organization.test_key, '--live-key', organization.live_key, '--live-filings'];
  return run(['conformance/run.ts', '--url', url, ...keys, '--no-burst'], {});
}

async function browserTrips({ url, folder, organizations }: Cluster): Promise<number> {
  const pool = layDown(organizations);
  // In a separate folder, because Playwright would delete the logs of the cluster.
  const args = ['test', '--output', 'test-results/cluster', ...trips.map((name) => `e2e/${name}.spec.ts`)];
  const environment = {
    CHROME_PATH: ensureChromium(),
    E2E_URL: url,
    E2E_DATA_DIR: folder,
    E2E_ORGANIZATIONS: pool,
  };
  try {
    return await run(['node_modules/@playwright/test/cli.js', ...args], environment);
  } finally {
    rmSync(pool, { recursive: true, force: true });
  }
}

async function run(args: string[], environment: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
