import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseEnv } from '#lib/config/env';
import { loadSecrets } from '#lib/config/secrets';
import { startPostgres } from '../scripts/start-postgres.ts';
import { type Measured, measure, type Scenario } from './measure.ts';
import { scenarios } from './scenarios.ts';
import { seed } from './seed.ts';
import { startPrism, startProduct } from './servers.ts';

// npm run bench -- [--engine pglite|postgres|both] [--filings 100000] [--businesses 30000] [--seconds 5] [--only submit]
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    filings: { type: 'string', default: '100000' },
    businesses: { type: 'string', default: '30000' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const connectionCounts = [1, 8, 64];

type Engine = 'pglite' | 'postgres';

for (const engine of ['pglite', 'postgres'] as const) {
  if (values.engine === engine || values.engine === 'both') await bench(engine);
}

async function bench(engine: Engine): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const settings = {
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    };
    const env = parseEnv(settings);
    console.log(`\n${engine}: seeding ${values.filings} filings and ${values.businesses} businesses`);
    const seeded = await seed(
      { env: { ...env, LOG_LEVEL: 'silent' }, secrets: await loadSecrets(env) },
      { filings: Number(values.filings), businesses: Number(values.businesses) },
    );
    const product = await startProduct(settings);
    try {
      // What the start itself needed is given back within seconds.
      await wait(10_000);
      console.log(`ready after ${Math.round(product.readyAfter)} ms, ${memoryOf(product.pid)} MB at rest`);
      const list = scenarios(seeded).filter((scenario) => !values.only || values.only === scenario.name);
      await table(engine, product.url, list);
      if (engine === 'pglite') await beside(product.url, list);
      console.log(`${memoryOf(product.pid)} MB after the runs`);
    } finally {
      await product.stop();
    }
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function table(engine: Engine, url: string, list: Scenario[]): Promise<void> {
  console.log(line('', ...connectionCounts.map((count) => `${count} connections`), 'goal at 8'));
  for (const scenario of list) {
    await measure(url, scenario, { connections: 8, seconds: 1 });
    const cells: string[] = [];
    for (const connections of connectionCounts) {
      cells.push(shown(await measure(url, scenario, { connections, seconds })));
    }
    console.log(line(scenario.name, ...cells, scenario.goal?.[engine]?.toLocaleString('en-US') ?? ''));
  }
}

async function beside(url: string, list: Scenario[]): Promise<void> {
  const prism = await startPrism(await (await fetch(`${url}/v1/openapi.json`)).text());
  try {
    console.log('\nPrism, mocking the same document, at 8 connections');
    for (const scenario of list) {
      const mock = { ...scenario, expect: () => true };
      await measure(prism.url, mock, { connections: 8, seconds: 1 });
      console.log(line(scenario.name, shown(await measure(prism.url, mock, { connections: 8, seconds }))));
    }
  } finally {
    await prism.stop();
  }
}

function shown({ perSecond, p50, p99 }: Measured): string {
  return `${perSecond.toLocaleString('en-US')}/s ${p50}/${p99} ms`;
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(14) + cells.map((cell) => cell.padStart(26)).join('');
}

/** Resident memory in MB, as the kernel counts it; 0 where there is no /proc. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
