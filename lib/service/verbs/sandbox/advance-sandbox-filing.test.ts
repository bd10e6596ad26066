import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function start(steps: number) {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-CO');
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const advance = () => api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
  for (let step = 0; step < steps; step += 1) await advance();
  const folder = join(service.parts.env.DATA_DIR, 'documents', tenant.organizationId, 'test');
  return { filing, api, advance, kept: () => readdir(folder).catch(() => []) };
}

test('two presses at once make two steps, and the completed filing has its papers', async () => {
  const { filing, api, advance } = await start(2);
  const both = await Promise.all([advance(), advance()]);
  expect(both.map((one) => one.body.status).sort()).toEqual(['completed', 'filed']);
  expect((await api('GET', `/v1/filing/${filing.id}`)).body.documents).toHaveLength(2);
});

test('presses that come too late keep no papers of their own', async () => {
  const { filing, api, advance, kept } = await start(3);
  const all = await Promise.all([advance(), advance(), advance()]);
  expect(all.map((one) => one.status).sort()).toEqual([200, 409, 409]);
  const { documents } = (await api('GET', `/v1/filing/${filing.id}`)).body;
  expect((await kept()).sort()).toEqual(documents.map((one: { id: string }) => one.id).sort());
});

test('a filing that waits for an answer gets no papers', async () => {
  const { filing, api, advance, kept } = await start(3);
  await api('POST', `/v1/sandbox/filing/${filing.id}/case`, { kind: 'legal_name_change' });
  expect((await advance()).status).toBe(409);
  expect(await kept()).toEqual([]);
});
