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
  const addOnce = async (key: string, terms: unknown) =>
    call(service, await admin.token(), 'POST', '/console/approval-rule', terms, { 'Idempotency-Key': key });
  return { ask, addOnce, add: (terms: unknown) => ask('POST', '/console/approval-rule', terms) };
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

test('a rule whose answer was lost is there once when it is added again', async () => {
  const { ask, addOnce } = await openDesk();
  const terms = { over_amount: 500 };
  const [one, other] = await Promise.all([addOnce('one press', terms), addOnce('one press', terms)]);
  expect([one.status, other.status, other.body]).toEqual([201, 201, one.body]);
  expect((await ask('GET', '/console/approval-rule')).body.data).toEqual([one.body]);
  expect((await addOnce('one press', { over_amount: 600 })).status).toBe(409);
});

test('a removed rule is restored as it was, and holds submissions again', async () => {
  const { ask, add } = await openDesk();
  const { body } = await add({ over_amount: 500.5, jurisdictions: ['US-TX'] });
  const path = `/console/approval-rule/${body.id}`;
  const rows = () => service.parts.database.query('select * from approval_rules where id = $1', [body.id]);
  const before = await rows();
  const restore = () => ask('POST', `${path}/restore`);
  await ask('DELETE', path);
  for (const { status, body: restored } of await Promise.all([restore(), restore()])) {
    expect([status, restored]).toEqual([200, body]);
  }
  expect(await rows()).toEqual(before);
  expect((await ask('GET', '/console/approval-rule')).body.data).toEqual([body]);
  const trail = await service.parts.database.query(
    "select action from audit_entries where object_id = $1 and action like '%restored'",
    [body.id],
  );
  expect(trail).toHaveLength(1);
});

test('a rule is not restored beyond the most, nor in another organization', async () => {
  const { ask, add } = await openDesk();
  const { id } = (await add({ over_amount: 1 })).body;
  await ask('DELETE', `/console/approval-rule/${id}`);
  expect((await (await openDesk()).ask('POST', `/console/approval-rule/${id}/restore`)).status).toBe(404);
  for (let at = 0; at < 50; at += 1) await add({ over_amount: at });
  expect((await ask('POST', `/console/approval-rule/${id}/restore`)).status).toBe(409);
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
