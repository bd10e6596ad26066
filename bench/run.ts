import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseEnv } from '#lib/config/env';
import { loadSecrets } from '#lib/config/secrets';
import { ensureBuilt } from '../scripts/build.mjs';
import { refuseOther } from '../scripts/refuse-other.ts';
import { startPostgres } from '../scripts/start-postgres.ts';
import { benchGrowth } from './large/bench-growth.ts';
import { benchLarge } from './large/bench-large.ts';
import { benchMatrix } from './matrix.ts';
import { type Measured, measure, type Scenario } from './measure.ts';
import { scenarios } from './scenarios.ts';
import { benchScreens } from './screens/bench-screens.ts';
import { seed } from './seed.ts';
import { startLimit, startPrism, startProduct } from './servers.ts';
import { writeTables } from './speed-tables.ts';
import { benchWebhooks } from './webhooks.ts';

// npm run bench -- large [--engine pglite|postgres|both] [--times 40] [--only home] [--out bench/figures-large.json]
// npm run bench -- growth [--engine pglite|postgres] [--filings 1000000] [--organizations 10000] [--times 40] [--out FILE]
// npm run bench -- webhooks [--engine pglite|postgres|both] [--events 4000] [--times 100] [--out bench/figures-webhooks.json]
// npm run build && npm run bench -- matrix [--times 10] [--out bench/figures-matrix.json]
// npm run build && npm run bench -- screens [--only /plans] [--out bench/figures-screens.json]
// npm run bench -- tables: writes the figures of these runs into docs/speed.md
// npm run bench -- [--engine pglite|postgres|both] [--filings 100000] [--businesses 30000] [--seconds 5] [--runs 3] [--only submit] [--out bench/figures.json]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'both' },
    filings: { type: 'string', default: '100000' },
    businesses: { type: 'string', default: '30000' },
    seconds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '3' },
    organizations: { type: 'string', default: '10000' },
    events: { type: 'string', default: '4000' },
    times: { type: 'string', default: '40' },
    only: { type: 'string' },
    out: { type: 'string' },
  },
});
refuseOther('engine', values.engine, ['pglite', 'postgres', 'both']);
const seconds = Number(values.seconds);
const runs = Number(values.runs);
const connectionCounts = [1, 8, 64];

type Figure = Measured & { engine: Engine; whose: string; scenario: string; connections: number };

const figures: Figure[] = [];

type Engine = 'pglite' | 'postgres';

if (positionals[0] === 'large') {
  const { engine, only, out, times } = values;
  await benchLarge({ engine, only, out, times: Number(times) });
} else if (positionals[0] === 'growth') {
  const { engine, filings, organizations, out, times } = values;
  const counts = { filings: Number(filings), organizations: Number(organizations), times: Number(times) };
  await benchGrowth({ engine, out, ...counts });
} else if (positionals[0] === 'webhooks') {
  const { engine, events, times, out } = values;
  await benchWebhooks({ engine, out, events: Number(events), times: Number(times) });
} else if (positionals[0] === 'matrix') {
  await benchMatrix({ times: Number(values.times), out: values.out });
} else if (positionals[0] === 'screens') {
  await benchScreens({ only: values.only, out: values.out });
} else if (positionals[0] === 'tables') {
  writeTables();
} else if (positionals.length > 0) {
  console.error(`There is no run “${positionals[0]}”: the first lines of bench/run.ts name them.`);
  process.exit(1);
} else {
  await benchAll();
}
// The seeded database is still open and would keep the process running.
process.exit();

async function benchAll(): Promise<void> {
  // Before minutes of seeding: the product does not start without its dashboard.
  ensureBuilt();
  for (const engine of ['pglite', 'postgres'] as const) {
    if (values.engine === engine || values.engine === 'both') await bench(engine);
  }
  if (!values.out) return;
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model,
    node: process.version,
    load: loadavg()[0],
  };
  writeFileSync(values.out, `${JSON.stringify({ machine, settings: values, figures }, null, 2)}\n`);
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
    const list = scenarios(seeded).filter((scenario) => !values.only || values.only === scenario.name);
    try {
      // The memory that only the start needs is released after about 15 seconds.
      await wait(20_000);
      console.log(`ready after ${Math.round(product.readyAfter)} ms, ${memoryOf(product.pid)} MB at rest`);
      await table(engine, 'product', product.url, list);
      if (engine === 'pglite') await besidePrism(engine, product.url, list);
      console.log(`${memoryOf(product.pid)} MB after the runs`);
    } finally {
      await product.stop();
    }
    await besideLimit(engine, settings, list);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function table(engine: Engine, whose: string, url: string, list: Scenario[]): Promise<void> {
  console.log(line('', ...connectionCounts.map((count) => `${count} connections`), 'goal at 8'));
  for (const scenario of list) {
    await measure(url, scenario, { connections: 8, seconds: 1, runs: 1 });
    const cells: string[] = [];
    for (const connections of connectionCounts) {
      const measured = await measure(url, scenario, { connections, seconds, runs });
      figures.push({ engine, whose, scenario: scenario.name, connections, ...measured });
      cells.push(shown(measured));
    }
    console.log(line(scenario.name, ...cells, scenario.goal?.[engine]?.toLocaleString('en-US') ?? ''));
  }
}

/** Bare Hono on the same database, without rules, keys, tenants and checks. */
async function besideLimit(
  engine: Engine,
  settings: Record<string, string>,
  list: Scenario[],
): Promise<void> {
  const limited = list.filter(({ name }) => name !== 'requirement' && name !== 'fee');
  if (limited.length === 0) return;
  const limit = await startLimit(settings);
  try {
    console.log('\nThe limit: bare Hono, the same reads and rows');
    await table(engine, 'limit', limit.url, limited);
  } finally {
    await limit.stop();
  }
}

async function besidePrism(engine: Engine, url: string, list: Scenario[]): Promise<void> {
  const prism = await startPrism(await (await fetch(`${url}/v1/openapi.json`)).text());
  try {
    console.log('\nPrism, mocking the same document');
    // It stores nothing, so that one body is enough for all.
    const mocks = list.map(({ body, ...scenario }): Scenario => {
      const text = body?.();
      return { ...scenario, expect: () => true, ...(text === undefined ? {} : { body: () => text }) };
    });
    await table(engine, 'prism', prism.url, mocks);
  } finally {
    await prism.stop();
  }
}

function shown({ perSecond, least, most, p50, p99 }: Measured): string {
  return `${perSecond.toLocaleString('en-US')}/s (${least}-${most}) ${p50}/${p99} ms`;
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(14) + cells.map((cell) => cell.padStart(34)).join('');
}

/** Resident memory in MB, as the kernel counts it; 0 without /proc. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
