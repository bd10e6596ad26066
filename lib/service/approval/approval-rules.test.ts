import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function openDesk() {
  const { organizationId } = await createTenant(service);
  const admin = await createPerson(service, organizationId, { roles: ['administrator'], name: 'Ada Reyes' });
  const ask = async (method: string, path: string, body?: unknown) =>
    call(service, await admin.token(), method, path, body);
  return { ask, add: (terms: unknown) => ask('POST', '/console/approval-rule', terms) };
}

test('a rule can be added, listed and removed; duplicate states and submitters are removed', async () => {
  const { ask, add } = await openDesk();
  const added = await add({
    over_amount: 500.5,
    jurisdictions: ['US-TX', 'US-NV', 'US-TX'],
    applies_to: ['keys'],
  });
  expect(added.body).toMatchObject({
    object: 'approval_rule',
    mode: 'test',
    over_amount: 500.5,
    jurisdictions: ['US-NV', 'US-TX'],
    expedited_only: false,
    applies_to: ['keys'],
    created_by: 'Ada Reyes',
  });
  const list = async () => (await ask('GET', '/console/approval-rule')).body.data;
  expect(await list()).toEqual([added.body]);
  expect((await ask('DELETE', `/console/approval-rule/${added.body.id}`)).status).toBe(204);
  expect((await ask('DELETE', `/console/approval-rule/${added.body.id}`)).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('an invalid rule is refused, and so is the fifty-first', async () => {
  const { ask, add } = await openDesk();
  for (const terms of [
    { over_amount: -1 },
    { over_amount: 1.005 },
    { jurisdictions: [] },
    { jurisdictions: ['US-ZZ'] },
    { applies_to: [] },
    { applies_to: ['robots'] },
  ]) {
    expect([terms, (await add(terms)).status]).toEqual([terms, 400]);
  }
  const added = await Promise.all(Array.from({ length: 51 }, (_, at) => add({ over_amount: at })));
  expect(added.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(added.filter(({ status }) => status === 409)).toHaveLength(1);
  const page = (await ask('GET', '/console/approval-rule?limit=50')).body;
  expect([page.data.length, page.has_more]).toEqual([50, false]);
});
