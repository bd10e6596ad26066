import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshServer, startFreshServer } from '../scripts/fresh-server.ts';
import { attacks, startAttack } from './hostile.ts';

const seconds = Number(process.env.ATTACK_SECONDS);
/** The maximum wait of a normal client, in 99 of 100 requests. */
const mostMs = 250;

let server: FreshServer;
let key: string;
beforeAll(async () => {
  server = await startFreshServer('attack', { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000' });
  key = JSON.parse(readFileSync(join(server.folder, 'demo.json'), 'utf8')).test_key;
  // Created once, on first use.
  await (await fetch(`${server.url}/v1/openapi.json`)).arrayBuffer();
});
afterAll(() => server.stop());

/** The waits of one client that requests the list of filings repeatedly, in milliseconds. */
async function waits(): Promise<number[]> {
  const all: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    const answer = await fetch(`${server.url}/v1/filing?limit=5`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    all.push(performance.now() - began);
    await wait(10);
  }
  return all.toSorted((one, other) => one - other);
}

const at = (sorted: number[], share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);

test('a normal client is served without an attack', async () => {
  const sorted = await waits();
  console.log(
    `  ${'nothing'.padEnd(24)} median ${at(sorted, 0.5)} ms, 99th percentile ${at(sorted, 0.99)} ms`,
  );
  expect(at(sorted, 0.99)).toBeLessThan(mostMs);
});

test.each(Object.entries(attacks('')))('and under %s', async (name, { sockets }) => {
  const attack = startAttack(server.url, key, name);
  const sorted = await waits();
  const { sent, ended } = await attack.stop();
  const said = `median ${at(sorted, 0.5)} ms, 99th percentile ${at(sorted, 0.99)} ms`;
  console.log(`  ${name.padEnd(24)} ${said}; ${sent} sockets, of which ${ended} were ended`);
  // An attack that did not reach the service shows nothing.
  expect(sent).toBeGreaterThanOrEqual(sockets);
  expect(at(sorted, 0.99)).toBeLessThan(mostMs);
});
