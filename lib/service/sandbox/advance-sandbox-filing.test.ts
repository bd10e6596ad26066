import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceSandboxFilingJob } from '#lib/service/sandbox/advance-sandbox-filing';
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

test('two concurrent calls make two steps, and the completed filing has its documents', async () => {
  const { filing, api, advance } = await start(2);
  const both = await Promise.all([advance(), advance()]);
  expect(both.map((one) => one.body.status).sort()).toEqual(['completed', 'filed']);
  expect((await api('GET', `/v1/filing/${filing.id}`)).body.documents).toHaveLength(2);
});

test('calls that are too late leave no documents of their own', async () => {
  const { filing, api, advance, kept } = await start(3);
  const all = await Promise.all([advance(), advance(), advance()]);
  expect(all.map((one) => one.status).sort()).toEqual([200, 409, 409]);
  const { documents } = (await api('GET', `/v1/filing/${filing.id}`)).body;
  expect((await kept()).sort()).toEqual(documents.map((one: { id: string }) => one.id).sort());
});

test('a filing that waits for an answer gets no documents', async () => {
  const { filing, api, advance, kept } = await start(3);
  await api('POST', `/v1/sandbox/filing/${filing.id}/case`, { kind: 'legal_name_change' });
  expect((await advance()).status).toBe(409);
  expect(await kept()).toEqual([]);
});

test('a filing with a later effective date is completed on that day, by the sandbox’s clock', async () => {
  const tenant = await createTenant(service);
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const { filing } = await fileIn(service, tenant, 'US-TX', { effective_date: '2026-12-10' });
  const advance = () => api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
  for (let step = 0; step < 3; step += 1) await advance();
  const early = await advance();
  expect(early.body).toMatchObject({ status: 409, filing_status: 'filed' });
  expect(early.body.detail).toContain('takes effect on');
  const [row] = await service.parts.database.query('select next_step_at from filings where id = $1', [
    filing.id,
  ]);
  expect(row?.next_step_at).toEqual(new Date('2026-12-10T00:00:00.000Z'));

  await api('POST', '/v1/sandbox/clock', { now: '2026-12-12T09:00:00.000Z' });
  const job = { organization_id: tenant.organizationId, filing_id: filing.id };
  await advanceSandboxFilingJob(service.parts, job);
  const { body } = await api('GET', `/v1/filing/${filing.id}`);
  expect(body).toMatchObject({ status: 'completed', result: { registration_date: '2026-12-10' } });
});

test('one that the state accepts only after its effective date is registered on the day of its completion', async () => {
  const tenant = await createTenant(service);
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const { filing } = await fileIn(service, tenant, 'US-TX', { effective_date: '2026-12-10' });
  await api('POST', '/v1/sandbox/clock', { now: '2026-12-12T09:00:00.000Z' });
  for (let step = 0; step < 4; step += 1) {
    await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
  }
  const { body } = await api('GET', `/v1/filing/${filing.id}`);
  expect(body.result.registration_date).toBe('2026-12-12');
});
