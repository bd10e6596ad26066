import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';
import { refuseOther } from '../scripts/refuse-other.ts';
import { startPostgres } from '../scripts/start-postgres.ts';
import { embedded } from './embedded.ts';
import { missingProgram } from './missing-program.ts';
import { onPostgres } from './on-postgres.ts';
import { otherFaults } from './other-faults.ts';
import { hold, type World } from './trial.ts';

// npm run faults -- [--engine pglite|postgres|both] [--only kill|clock|disk|pooler|receiver|redis|second|storage]
//   [--strikes 100] [--clients 6] [--seed N]
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    only: { type: 'string' },
    strikes: { type: 'string', default: '100' },
    clients: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
refuseOther('engine', values.engine, ['pglite', 'postgres', 'both']);
refuseOther('only', values.only, ['kill', ...Object.keys(otherFaults)]);
const load = { seed: Number(values.seed), clients: Number(values.clients) };
const strikes = Number(values.strikes);

mkdirSync('test-results', { recursive: true });
let failed = false;
for (const engine of ['pglite', 'postgres'] as const) {
  if (values.only && values.only !== 'kill') continue;
  if (values.engine === engine || values.engine === 'both') failed = !(await kill(engine)) || failed;
}
const skipped: string[] = [];
for (const [name, trial] of Object.entries(otherFaults)) {
  const isMeant = values.only === undefined ? values.engine === 'both' : values.only === name;
  if (!isMeant) continue;
  const missing = missingProgram(name);
  if (missing) skipped.push(`${name}: skipped, because ${missing}`);
  else failed = !(await trial({ ...load, name })) || failed;
}
// Below all that the other faults print.
for (const sentence of skipped) console.log(`\n${sentence}`);
process.exit(failed || (values.only && skipped.length > 0) ? 1 : 0);

async function kill(engine: 'pglite' | 'postgres'): Promise<boolean> {
  const name = `${engine}, ${strikes} strikes`;
  if (engine === 'pglite') {
    ensureBuilt();
    return hold({ ...load, name, build: embedded, disturb: strike });
  }
  const postgres = await startPostgres();
  return hold({
    ...load,
    name,
    settings: { DATABASE_URL: postgres.url },
    build: (settings, apiKey) => onPostgres(postgres, settings, apiKey),
    disturb: strike,
  });
}

async function strike({ system, random, more, acknowledged }: World): Promise<string[]> {
  for (let nth = 0; nth < strikes; nth += 1) {
    // Otherwise most faults would hit a process that has just started.
    await more(random.between(5, 40));
    await system.strike(nth, random);
    if (nth % 10 === 9) console.log(`  ${nth + 1} strikes, ${acknowledged()} acknowledged writes`);
  }
  return [];
}
