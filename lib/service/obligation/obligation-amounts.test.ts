import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Obligation } from '#lib/contract/obligation';
import { form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** A tenant with a filing in Michigan, whose annual statement is $25 through September 30, 2027, then $15. */
async function inMichigan(file: typeof fileIn | typeof form) {
  const tenant = await createTenant(service);
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const { filing } = await file(service, tenant, 'US-MI');
  for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
  const open = async (): Promise<Obligation | undefined> =>
    (await api('GET', '/v1/obligation?kind=annual_report&status=open')).body.data[0];
  const done = async () => api('PATCH', `/v1/obligation/${(await open())?.id}`, { status: 'done' });
  return { open, done };
}

test('a successor that is due after the state changes its fee has the new one', async () => {
  const { open, done } = await inMichigan(fileIn);
  expect(await open()).toMatchObject({ due_on: '2027-02-15', amount: 25 });
  await done();
  expect(await open()).toMatchObject({ due_on: '2028-02-15', amount: 15 });
  await done();
  expect(await open()).toMatchObject({ due_on: '2029-02-15', amount: 15 });
});

test('so has a first one, of a company that was formed after September and skips a February', async () => {
  const { open } = await inMichigan(form);
  expect(await open()).toMatchObject({ due_on: '2028-02-15', amount: 15 });
});
