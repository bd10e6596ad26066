import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeOrganizations } from '../e2e/steps/organization.ts';
import { startReceiver } from '../lib/testing/receiver.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { emptySettings } from '../scripts/fresh-server.ts';
import { startPostgres } from '../scripts/start-postgres.ts';
import { Asking } from './asking.ts';
import { check, settle } from './check.ts';
import { embedded } from './embedded.ts';
import { emptyLedger, sizeOf } from './ledger.ts';
import { work } from './load.ts';
import { onPostgres } from './on-postgres.ts';
import { seeded } from './seeded.ts';

// npm run faults -- [--engine pglite|postgres|both] [--strikes 100] [--clients 6] [--seed N]
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    strikes: { type: 'string', default: '100' },
    clients: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});

const secret = () => randomBytes(32).toString('hex');

mkdirSync('test-results', { recursive: true });
let failed = false;
for (const engine of ['pglite', 'postgres'] as const) {
  if (values.engine === engine || values.engine === 'both') failed = !(await run(engine)) || failed;
}
process.exit(failed ? 1 : 0);

async function run(engine: 'pglite' | 'postgres'): Promise<boolean> {
  console.log(`\n${engine}: ${values.strikes} strikes, ${values.clients} clients, seed ${values.seed}`);
  const random = seeded(Number(values.seed));
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-faults-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const settings = {
    DATA_DIR: folder,
    DEMO: 'off',
    RATE_LIMIT_PER_MINUTE: '0',
    SANDBOX_STEP_SECONDS: '0.3',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    LOG_LEVEL: 'warn',
    // Several processes must have the same ones.
    SESSION_SECRET: secret(),
    CONSOLE_SECRET: secret(),
    SEALING_SECRET: secret(),
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const [organization] = await makeOrganizations(folder, 1, settings);
  if (!organization) throw new Error('No organization was made.');
  if (!postgres) ensureBuilt();
  const plant = postgres
    ? await onPostgres(postgres, settings, organization.test_key)
    : await embedded(settings);
  const receiver = await startReceiver();
  const ask = new Asking(() => plant.urls(), organization.test_key);
  const ledger = emptyLedger();
  const faults: string[] = [];
  const giveUp = () => void plant.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);
  try {
    await plant.start();
    const endpoint = { url: receiver.url, event_types: ['*'] };
    const added = await ask.untilAnswered('POST', '/v1/webhook-endpoint', { body: endpoint });
    if (added?.status !== 201) throw new Error(`No endpoint was added: ${JSON.stringify(added?.body)}`);
    const clients = Array.from({ length: Number(values.clients) }, (_, nth) =>
      work(ask, ledger, seeded(Number(values.seed) + nth + 1)),
    );
    for (let nth = 0; nth < Number(values.strikes); nth += 1) {
      await plant.strike(nth, random);
      if (nth % 10 === 9) console.log(`  ${nth + 1} strikes, ${sizeOf(ledger)} acknowledged writes`);
    }
    await wait(1_000);
    ask.isOver = true;
    await Promise.all(clients);
    console.log(`  the load has ended: ${sizeOf(ledger)} acknowledged writes`);
    faults.push(...(await settle(ask, receiver.received)));
    faults.push(...(await check(ask, ledger, receiver.received)));
    if (ask.broken + ask.unavailable === 0) faults.push('Nothing was struck: no request broke.');
    faults.push(...plant.faults());
    // It needs the embedded database for itself, and Postgres while it is there.
    if (postgres) faults.push(...verifyAudit(settings));
  } finally {
    await plant.stop();
    receiver.close();
  }
  if (!postgres) faults.push(...verifyAudit(settings));
  rmSync(folder, { recursive: true, force: true });
  const figures = {
    ...plant.figures(),
    'acknowledged writes': sizeOf(ledger),
    'requests cut off': ask.broken,
    'answered 503': ask.unavailable,
    'webhook messages': receiver.received.length,
    'events among them': new Set(receiver.received.map(({ event }) => event.id)).size,
  };
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(44)} ${figure}`);
  for (const fault of faults.slice(0, 40)) console.log(`  FAULT  ${fault}`);
  console.log(faults.length === 0 ? '  It holds.' : `  ${faults.length} faults.`);
  return faults.length === 0;
}

function verifyAudit(settings: Record<string, string>): string[] {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['scripts/audit-verify.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...emptySettings(), ...settings },
  });
  return status === 0 ? [] : [`The audit trail is not whole (exit ${status ?? signal}): ${stdout}${stderr}`];
}
