import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { makeOrganizations } from '../e2e/steps/organization.ts';
import { startReceiver } from '../lib/testing/receiver.ts';
import { freshSecrets } from '../scripts/fresh-secrets.ts';
import { emptySettings } from '../scripts/fresh-server.ts';
import { type Seeded, seeded } from '../scripts/seeded.ts';
import { allDelivered, check, settle } from './check.ts';
import { makeOperatorKey, workAtDesk } from './desk.ts';
import { countsOf, emptyLedger, sizeOf } from './ledger.ts';
import { work } from './load.ts';
import { RetryingClient } from './retrying-client.ts';
import type { SystemUnderTest } from './system-under-test.ts';

type Settings = Record<string, string>;

export type World = {
  system: SystemUnderTest;
  random: Seeded;
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  client: RetryingClient;
  /** Waits for this many further acknowledged writes. */
  more(count: number): Promise<void>;
  /** The number of acknowledged writes so far. */
  acknowledged(): number;
};

export type Trial = {
  name: string;
  seed: number;
  clients: number;
  settings?: Settings;
  /** The data folder; a temporary one if absent. */
  folder?: string;
  build(settings: Settings, apiKey: string): Promise<SystemUnderTest>;
  /** Injects the faults during the load; returns what was wrong. */
  disturb(world: World): Promise<string[]>;
};

/** Puts a system under load, injects faults, and returns whether everything acknowledged is present exactly once. */
export async function hold({ name, seed, clients, build, disturb, ...given }: Trial): Promise<boolean> {
  console.log(`\n${name}: ${clients} clients, seed ${seed}`);
  const folder = given.folder ?? mkdtempSync(join(tmpdir(), 'statehouse-faults-'));
  const settings: Settings = {
    DATA_DIR: folder,
    DEMO: 'off',
    RATE_LIMIT_PER_MINUTE: '0',
    SANDBOX_STEP_SECONDS: '0.3',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    LOG_LEVEL: 'warn',
    ...freshSecrets(),
    ...given.settings,
  };
  let operatorKey = '';
  const [organization] = await makeOrganizations(folder, 1, settings, async (parts) => {
    operatorKey = await makeOperatorKey(parts);
  });
  if (!organization) throw new Error('No organization was made.');
  const system = await build(settings, organization.test_key);
  const receiver = await startReceiver();
  const clientFor = (key: string) => new RetryingClient(() => system.urls(), key);
  const client = clientFor(organization.test_key);
  const live = clientFor(organization.live_key);
  const desk = clientFor(operatorKey);
  const clientsOfLoad = [client, live, desk];
  const [ledger, liveLedger] = [emptyLedger(), emptyLedger()];
  const acknowledged = () => sizeOf(ledger) + sizeOf(liveLedger);
  const counts = () =>
    Object.entries(countsOf(ledger)).map(
      ([kind, count]) => [kind, count + (countsOf(liveLedger)[kind] ?? 0)] as const,
    );
  const missing = () => counts().flatMap(([kind, count]) => (count === 0 ? [kind] : []));
  const random = seeded(seed);
  // A client ends at the first write that is refused.
  let isIdle = false;
  const more = async (count: number) => {
    const enough = acknowledged() + count;
    while (acknowledged() < enough) {
      if (isIdle)
        throw new Error(`Nobody writes any more: ${clientsOfLoad.flatMap((one) => one.faults).join(' ')}`);
      await wait(10);
    }
  };
  const faults: string[] = [];
  const giveUp = () => void system.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, giveUp);
  try {
    await system.start();
    const endpoint = { url: receiver.url, event_types: ['*'] };
    const added = await client.untilAnswered('POST', '/v1/webhook-endpoint', { body: endpoint });
    if (added?.status !== 201) throw new Error(`No endpoint was added: ${JSON.stringify(added?.body)}`);
    const working = Array.from({ length: clients }, (_, nth) => {
      const own = seeded(seed + nth + 1);
      return nth === 0 ? workAtDesk(live, desk, liveLedger, own) : work(client, ledger, own, nth * 3);
    });
    void Promise.allSettled(working).then(() => {
      isIdle = true;
    });
    faults.push(...(await disturb({ system, random, receiver, client, acknowledged, more })));
    await wait(1_000);
    // The load continues until it has had every kind of write, because a short one may miss some by chance.
    const latest = Date.now() + 60_000;
    while (missing().length > 0 && Date.now() < latest) await wait(50);
    for (const one of clientsOfLoad) one.isOver = true;
    await Promise.all(working);
    console.log(`  the load has ended: ${acknowledged()} acknowledged writes`);
    faults.push(...(await settle(client)), ...(await allDelivered(client, receiver.received)));
    faults.push(...desk.faults, ...(await check(client, ledger, receiver.received)));
    faults.push(...(await check(live, liveLedger, [])), ...system.faults());
    // Through the process that holds the embedded database, or directly on Postgres.
    faults.push(...(await verifyAudit({ ...settings, ...system.auditing?.() })));
  } finally {
    for (const one of clientsOfLoad) one.isOver = true;
    await system.stop();
    receiver.close();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, giveUp);
  }
  if (!given.folder) rmSync(folder, { recursive: true, force: true });
  faults.push(...missing().map((kind) => `The load had no ${kind}.`));
  const figures = {
    ...system.figures(),
    'acknowledged writes': acknowledged(),
    'requests cut off': clientsOfLoad.reduce((sum, { broken }) => sum + broken, 0),
    'answered 503': clientsOfLoad.reduce((sum, { unavailable }) => sum + unavailable, 0),
    'webhook messages': receiver.received.length,
    'events among them': new Set(receiver.received.map(({ event }) => event.id)).size,
  };
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what.padEnd(44)} ${figure}`);
  console.log(
    `  ${counts()
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
  );
  for (const fault of faults.slice(0, 40)) console.log(`  FAULT  ${fault}`);
  console.log(faults.length === 0 ? '  It holds.' : `  ${faults.length} faults.`);
  return faults.length === 0;
}

/** In a separate process, because the fault may be injected in this thread. */
async function verifyAudit(settings: Settings): Promise<string[]> {
  const child = spawn(process.execPath, ['scripts/audit-verify.ts'], {
    env: { ...process.env, ...emptySettings(), ...settings },
  });
  const [said, complained, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return code === 0 ? [] : [`The audit log is not whole (exit ${code ?? signal}): ${said}${complained}`];
}
