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
    pointer: '/business_id',
    code: 'registered_by_another_record',
    existing_registration: { filing_id: filing.id, business_id: filing.business_id },
  };
  const pending = await preflight(tenant, twin);
  expect(pending).toMatchObject({
    ok: true,
    problems: [],
    warnings: [{ ...expected, detail: detail('has a filing in progress') }],
  });
  expect((await preflight(tenant, twin, 'US-CO')).warnings).toEqual([]);
  for (let step = 0; step < 4; step += 1)
    await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`, {});
  const complete = await preflight(tenant, twin);
  expect(complete.warnings).toMatchObject([{ ...expected, detail: detail('is registered') }]);
  expect(complete.warnings[0].existing_registration).toMatchObject({ status: 'registered' });
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
    expect((await preflight(tenant, other)).warnings).toEqual([]);
  }
  const stranger = await createTenant(service);
  const theirs = await addBusiness(service, stranger.testKey, second);
  expect((await preflight(stranger, theirs)).warnings).toEqual([]);
  expect((await preflight(tenant, id)).warnings).toEqual([]);
  const twin = await addBusiness(service, tenant.testKey, second);
  await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, {});
  expect((await preflight(tenant, twin)).warnings).toEqual([]);
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
  expect(checked.warnings).toMatchObject([{ code: 'registered_by_another_record' }]);
});

test('a plan warns in the state concerned, until the state is sent', async () => {
  const tenant = await createTenant(service);
  await filedInTexas(tenant);
  const twin = await addBusiness(service, tenant.testKey, second);
  const { business_id: _id, jurisdiction: _state, ...answers } = (await preflight(tenant, twin)).body;
  const asked = { business_id: twin, jurisdictions: ['US-TX', 'US-CO'], answers };
  const { body: plan } = await call(service, tenant.testKey, 'POST', '/v1/plan', asked);
  const warned = [['registered_by_another_record'], []];
  const codes = (states: { warnings: { code: string }[] }[]) =>
    states.map(({ warnings }) => warnings.map(({ code }) => code).filter((code) => code !== 'unknown_field'));
  expect(codes(plan.states)).toEqual(warned);
  const path = `/v1/plan/${plan.id}`;
  const checked = await call(service, tenant.testKey, 'POST', `${path}/preflight`, {});
  expect(codes(checked.body.states)).toEqual(warned);
  const sent = await call(service, tenant.testKey, 'POST', `${path}/submit`, { jurisdictions: ['US-TX'] });
  expect(codes(sent.body.states)).toEqual([[], []]);
});
