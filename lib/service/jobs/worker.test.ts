import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '#lib/service/jobs/worker';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
let stopWorker: () => void;
beforeAll(async () => {
  service = await startHarness({ SANDBOX_STEP_SECONDS: '0.05' }, () => new Date());
  stopWorker = await startWorker(service.parts);
});
afterAll(async () => {
  stopWorker();
  await service.stop();
});

async function start(legalName: string) {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-TX', {}, { legal_name: legalName });
  const read = async () => (await call(service, tenant.testKey, 'GET', `/v1/filing/${filing.id}`)).body;
  return { tenant, filing, read };
}

test('a test filing completes by itself', async () => {
  const { read } = await start('Northwind Freight, LLC');
  await expect.poll(async () => (await read()).status).toBe('completed');
  expect((await read()).documents).toHaveLength(2);
});

test('an answered case is reviewed by itself, and the filing completes', async () => {
  const { tenant, read } = await start('RENAME Freight, LLC');
  await expect.poll(async () => (await read()).cases.length).toBe(1);
  const answer = { fields: { legal_name: 'Renovated Freight, LLC' } };
  const [open] = (await read()).cases;
  expect((await call(service, tenant.testKey, 'POST', `/v1/case/${open.id}/response`, answer)).status).toBe(
    200,
  );
  await expect.poll(async () => (await read()).status).toBe('completed');
  expect((await read()).legal_name).toBe(answer.fields.legal_name);
});

test('moving test time at once runs what it makes due', async () => {
  const { tenant, filing, read } = await start('STALL Freight, LLC');
  const later = new Date(Date.now() + 86_400_000);
  await service.parts.database.query('update filings set next_step_at = $2 where id = $1', [
    filing.id,
    later,
  ]);
  await call(service, tenant.testKey, 'POST', '/v1/sandbox/clock', { advance_seconds: 86_401 });
  await expect.poll(async () => (await read()).status).toBe('ready_to_file');
});
