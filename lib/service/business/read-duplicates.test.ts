import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const first = { legal_name: 'Northwind Freight, LLC', registration_number: '7204518' };
// A spreadsheet leaves out zeros, and a company is renamed: its number stays.
const second = { legal_name: 'Larkspur Cartage, LLC', registration_number: '007204518' };

async function filedInTexas(tenant: Tenant, facts: Record<string, unknown> = first) {
  const id = await addBusiness(service, tenant.testKey, facts);
  const body = await completeBody(service, tenant, id, 'US-TX');
  const { body: filing } = await call(service, tenant.testKey, 'POST', submitPath, body);
  expect(filing.object).toBe('filing');
  return { id, filing };
}

async function preflight(tenant: Tenant, id: string, state = 'US-TX') {
  const body = await completeBody(service, tenant, id, state);
  const answer = await call(service, tenant.testKey, 'POST', `${submitPath}/preflight`, body);
  expect(answer.status).toBe(200);
  return { body, ...answer.body };
}

test('a preflight warns of a filing and a registration of another record of the company, and refuses nothing', async () => {
  const tenant = await createTenant(service);
  const { filing } = await filedInTexas(tenant);
  const twin = await addBusiness(service, tenant.testKey, second);
  const detail = (status: string) =>
    `Another record of this company, Northwind Freight, LLC, number 7204518, ${status} in Texas. The company would be filed there twice.`;
  const expected = {
    filing_id: filing.id,
    business_id: filing.business_id,
    jurisdiction: 'US-TX',
    legal_name: 'Northwind Freight, LLC',
  };
  const pending = await preflight(tenant, twin);
  expect(pending).toMatchObject({
    ok: true,
    problems: [],
    warnings: [],
    other_registrations: [{ ...expected, detail: detail('has a filing in progress') }],
  });
  expect((await preflight(tenant, twin, 'US-CO')).other_registrations).toEqual([]);
  // Without a state, of all states: what the choice of one shows.
  const anywhere = await call(service, tenant.testKey, 'POST', `${submitPath}/preflight`, {
    business_id: twin,
  });
  expect(anywhere.body.other_registrations).toMatchObject([expected]);
  for (let step = 0; step < 4; step += 1)
    await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`, {});
  const complete = await preflight(tenant, twin);
  expect(complete.other_registrations).toMatchObject([
    { ...expected, status: 'registered', detail: detail('is registered') },
  ]);
  expect((await call(service, tenant.testKey, 'POST', submitPath, complete.body)).status).toBe(201);
});

test('a preflight warns of nothing that ended, of another company, or of another tenant', async () => {
  const tenant = await createTenant(service);
  const { id, filing } = await filedInTexas(tenant);
  const others = [
    { legal_name: 'Larkspur Cartage, LLC', registration_number: '7204519' },
    { legal_name: 'Birch Cartage, LLC', registration_number: '7204518', formation_jurisdiction: 'US-OH' },
    { legal_name: 'Aspen Cartage, LLC', registration_number: null },
  ];
  for (const facts of others) {
    const other = await addBusiness(service, tenant.testKey, facts);
    expect((await preflight(tenant, other)).other_registrations).toEqual([]);
  }
  const stranger = await createTenant(service);
  const theirs = await addBusiness(service, stranger.testKey, second);
  expect((await preflight(stranger, theirs)).other_registrations).toEqual([]);
  expect((await preflight(tenant, id)).other_registrations).toEqual([]);
  const twin = await addBusiness(service, tenant.testKey, second);
  await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, {});
  expect((await preflight(tenant, twin)).other_registrations).toEqual([]);
});

test('where the name is refused too, the warning says that it is the company’s own', async () => {
  const tenant = await createTenant(service);
  await filedInTexas(tenant);
  const facts = { legal_name: 'NORTHWIND FREIGHT L.L.C.', registration_number: '0007204518' };
  const twin = await addBusiness(service, tenant.testKey, facts);
  const checked = await preflight(tenant, twin);
  expect(checked.problems.map(({ type }: { type: string }) => type.split('/').at(-1))).toEqual([
    'name_not_available',
  ]);
  expect(checked.other_registrations).toHaveLength(1);
});

test('of many records with one number, as tests make them, a preflight reads a few', async () => {
  const tenant = await createTenant(service);
  for (let at = 0; at < 7; at += 1)
    await filedInTexas(tenant, {
      legal_name: `Cartage ${'ABCDEFG'[at]}${at} Freight, LLC`,
      registration_number: '7204518',
    });
  const twin = await addBusiness(service, tenant.testKey, second);
  expect((await preflight(tenant, twin)).other_registrations).toHaveLength(5);
});

test('a plan warns in the state concerned, until the state is sent', async () => {
  const tenant = await createTenant(service);
  await filedInTexas(tenant);
  const twin = await addBusiness(service, tenant.testKey, second);
  const { business_id: _id, jurisdiction: _state, ...answers } = (await preflight(tenant, twin)).body;
  const asked = { business_id: twin, jurisdictions: ['US-TX', 'US-CO'], answers };
  const { body: plan } = await call(service, tenant.testKey, 'POST', '/v1/plan', asked);
  const countOf = (states: { other_registrations: unknown[] }[]) =>
    states.map(({ other_registrations }) => other_registrations.length);
  expect(countOf(plan.states)).toEqual([1, 0]);
  const path = `/v1/plan/${plan.id}`;
  const checked = await call(service, tenant.testKey, 'POST', `${path}/preflight`, {});
  expect(countOf(checked.body.states)).toEqual([1, 0]);
  const sent = await call(service, tenant.testKey, 'POST', `${path}/submit`, { jurisdictions: ['US-TX'] });
  expect(countOf(sent.body.states)).toEqual([0, 0]);
});
