import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from '#lib/config/env';
import { loadSecrets } from '#lib/config/secrets';
import { createApp } from '#lib/service/edge/create-app';
import { closeParts, openParts, type PartsConfig } from '#lib/service/open-parts';
import { runAt } from '#lib/testing/create-database';
import { createTenant, type Harness } from '#lib/testing/harness';
import { type Received, startReceiver } from '#lib/testing/receiver';
import { startPostgres } from '../scripts/start-postgres.ts';
import { benchBusiness } from './bodies.ts';
import { startProduct } from './servers.ts';

type Options = { engine: string; events: number; times: number; out?: string | undefined };

/** Messages a second of one process from a backlog, and milliseconds from an event to its message. */
type WebhookFigures = {
  engine: string;
  oneEndpoint: number;
  eightEndpoints: number;
  latency: { median: number; p95: number };
};

/** How fast one process sends what has waited, to one endpoint and to eight, and how soon it sends what is new. */
export async function benchWebhooks({ engine, events, times, out }: Options): Promise<void> {
  const figures: WebhookFigures[] = [];
  for (const kind of ['pglite', 'postgres'] as const) {
    if (engine !== kind && engine !== 'both') continue;
    const figure = await benchEngine(kind, events, times);
    figures.push(figure);
    console.log(
      `${kind}: ${figure.oneEndpoint}/s to one endpoint, ${figure.eightEndpoints}/s to eight, ` +
        `${figure.latency.median} ms from an event to its message (95th percentile ${figure.latency.p95} ms)`,
    );
  }
  if (out) writeFileSync(out, `${JSON.stringify({ events, times, figures }, null, 2)}\n`);
}

async function benchEngine(
  engine: 'pglite' | 'postgres',
  events: number,
  times: number,
): Promise<WebhookFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const receiver = await startReceiver();
  try {
    const settings = {
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    };
    const env = parseEnv(settings);
    const config = { env, secrets: await loadSecrets(env) };
    const drain = async (endpoints: number) => {
      receiver.received.length = 0;
      const key = await fill(config, receiver.url, endpoints, Math.ceil(events / endpoints));
      const product = await startProduct(settings);
      const arrived = await allOf(receiver.received, Math.ceil(events / endpoints) * endpoints);
      return { key, product, perSecond: Math.round((arrived.count * 1_000) / arrived.took) };
    };
    const eight = await drain(8);
    await eight.product.stop();
    const one = await drain(1);
    const latency = await latencies(one.product.url, one.key, receiver.received, times);
    await one.product.stop();
    return { engine, oneEndpoint: one.perSecond, eightEndpoints: eight.perSecond, latency };
  } finally {
    receiver.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A new organization with these endpoints, and a message for each of them about each of these events. */
async function fill(config: PartsConfig, url: string, endpoints: number, events: number): Promise<string> {
  const parts = await openParts({ ...config, env: { ...config.env, LOG_LEVEL: 'silent' } });
  const { app, requests, keyUses, stop } = createApp(parts);
  const harness = { parts, app, requests, keyUses, stop, time: { now: parts.clock() } } as Harness;
  const { testKey, organizationId } = await createTenant(harness, `Benchmark of ${endpoints}`);
  const post = async (path: string, body: unknown) => {
    const headers = { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json' };
    const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  await post('/v1/business', benchBusiness('Original Bench Company LLC'));
  for (let nth = 0; nth < endpoints; nth += 1) {
    await post('/v1/webhook-endpoint', { url: `${url}/${nth}`, event_types: ['business.created'] });
  }
  await parts.database.query(
    `insert into events select (jsonb_populate_record(e, jsonb_build_object('id', uuid_of_now()))).*
     from events e, generate_series(1, $2::int) n where e.organization_id = $1 and e.type = 'business.created'`,
    [organizationId, events],
  );
  // As in a database that has run for a while.
  if (config.env.DATABASE_URL) await runAt(config.env.DATABASE_URL, 'analyze');
  else await parts.database.script('analyze');
  await stop();
  await closeParts(parts);
  return testKey;
}

/** Waits for all messages; how many came after the first, and in how many milliseconds. */
async function allOf(received: Received[], count: number): Promise<{ count: number; took: number }> {
  while (received.length === 0) await wait(1);
  const [from, already] = [performance.now(), received.length];
  while (received.length < count) await wait(1);
  return { count: count - already, took: performance.now() - from };
}

async function latencies(url: string, key: string, received: Received[], times: number) {
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const before = received.length;
    const answer = await fetch(`${url}/v1/business`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(benchBusiness(`Told Company ${nth} LLC`)),
    });
    if (answer.status !== 201) throw new Error(`A business was answered with ${answer.status}.`);
    while (received.length === before) await wait(1);
    took.push(Date.now() - Date.parse(received.at(-1)?.event.created_at));
    await wait(20);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
