import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Obligation } from '#lib/contract/obligation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** An entry that comes again each year, and was done: its successor is on the calendar. */
async function doneOnce() {
  const tenant = await createTenant(service);
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const business_id = await addBusiness(service, tenant.testKey);
  const asked = { business_id, kind: 'license', title: 'Renew', due_on: '2027-03-01', recurs: true };
  const { body: first } = await api('POST', '/v1/obligation', asked);
  const change = (id: string, body: object) => api('PATCH', `/v1/obligation/${id}`, body);
  const others = async (query = '') => {
    const { data } = (await api('GET', `/v1/obligation?limit=100${query}`)).body;
    return (data as Obligation[]).filter(({ id }) => id !== first.id);
  };
  await change(first.id, { status: 'done' });
  const [second] = await others();
  if (!second) throw new Error('no successor');
  return { tenant, first, second, change, others };
}

test('what is open again has no successor on the calendar, and the same one once it is done again', async () => {
  const { first, second, change, others } = await doneOnce();
  expect(second).toMatchObject({ due_on: '2028-03-01', status: 'upcoming', note: null });
  await change(first.id, { status: 'upcoming' });
  expect(await others('&status=open')).toEqual([]);
  expect(await others()).toMatchObject([
    { id: second.id, status: 'not_applicable', note: 'The one before it was opened again.' },
  ]);
  await change(first.id, { status: 'done' });
  expect(await others()).toEqual([second]);
});

test('the successor belongs to whoever owned the one before it', async () => {
  const { tenant, second, change } = await doneOnce();
  const ada = await createPerson(service, tenant.organizationId, { name: 'Ada Quist' });
  const console = async (method: string, path: string, body?: unknown) =>
    (await call(service, await ada.token(), method, path, body)).body;
  await console('POST', '/console/assignment', { object: 'obligation', ids: [second.id], owner_id: ada.id });
  await change(second.id, { status: 'done' });
  const { data } = await console('GET', '/console/obligation?owner=me&status=open');
  expect(data).toMatchObject([{ obligation: { due_on: '2029-03-01' }, owner: { name: 'Ada Quist' } }]);
  const entries = await service.parts.database.query(
    `select before, after from audit_entries where action = 'obligation.assigned' and object_id = $1`,
    [data[0].obligation.id],
  );
  expect(entries).toEqual([{ before: { owner_id: null }, after: { owner_id: ada.id } }]);
});

test('one that was done by mistake and does not apply does not come again either', async () => {
  const { first, change, others } = await doneOnce();
  await change(first.id, { status: 'not_applicable', note: 'The permit was given up.' });
  expect(await others('&status=open')).toEqual([]);
});

test('the successor that comes back follows the date of the one before it', async () => {
  const { first, second, change, others } = await doneOnce();
  await change(first.id, { status: 'upcoming' });
  await change(first.id, { due_on: '2027-11-01' });
  await change(first.id, { status: 'done' });
  expect(await others()).toMatchObject([{ id: second.id, due_on: '2028-11-01', status: 'upcoming' }]);
});

test.each([
  ['moved', { due_on: '2028-04-15' }],
  ['noted', { note: 'Ask the county first.' }],
  ['done', { status: 'done' }],
  ['dismissed', { status: 'not_applicable', note: 'Sold.' }],
])('a successor that somebody has %s stays as it is', async (_, work) => {
  const { first, second, change, others } = await doneOnce();
  const { body: worked } = await change(second.id, work);
  await change(first.id, { status: 'upcoming' });
  expect((await others()).find(({ id }) => id === second.id)).toEqual(worked);
  await change(first.id, { status: 'done' });
  expect((await others()).find(({ id }) => id === second.id)).toEqual(worked);
});
