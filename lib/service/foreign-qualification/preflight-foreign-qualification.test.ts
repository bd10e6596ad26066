import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Preflight } from '#lib/contract/foreign-qualification';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const path = `${submitPath}/preflight`;
const codes = (body: Preflight) => body.problems.map(({ type }) => type.split('/').at(-1));

describe('works', () => {
  test('a valid body is ok, with its fee, and nothing is stored', async () => {
    const tenant = await createTenant(service);
    const businessId = await addBusiness(service, tenant.testKey);
    const body = await completeBody(service, tenant, businessId, 'US-TX');
    const answer = await call(service, tenant.readOnlyKey, 'POST', path, body);
    expect(answer.status).toBe(200);
    expect(Preflight.parse(answer.body)).toMatchObject({
      ok: true,
      problems: [],
      fee: { jurisdiction: 'US-TX' },
    });
    expect((await call(service, tenant.testKey, 'GET', '/v1/filing')).body.data).toEqual([]);
    const created = await call(service, tenant.testKey, 'POST', submitPath, body);
    expect(created.body.fee.total).toEqual(answer.body.fee.total);
  });

  test('no late fee is counted from a day before the company was formed, in a plan neither', async () => {
    const tenant = await createTenant(service);
    const businessId = await addBusiness(service, tenant.testKey);
    const body = await completeBody(service, tenant, businessId, 'US-TX');
    const begun = { ...body, business_start_date: '2009-01-05' };
    const { fee } = (await call(service, tenant.testKey, 'POST', path, begun)).body;
    expect([fee.total.amount, fee.late, fee.needs]).toEqual([770.25, undefined, ['business_start_date']]);
    const { business_id: _business, jurisdiction: _state, ...answers }: Record<string, unknown> = begun;
    const asked = { business_id: businessId, jurisdictions: ['US-TX'], answers };
    const plan = await call(service, tenant.testKey, 'POST', '/v1/plan', asked);
    expect(plan.body.states[0].fee).toMatchObject({ total: fee.total, needs: fee.needs });
    expect(plan.body.totals).toMatchObject({ complete: false, not_computed: ['US-TX'] });
  });

  test('all failed checks are reported at once, in order', async () => {
    const tenant = await createTenant(service);
    const businessId = await addBusiness(service, tenant.testKey, {
      legal_name: 'NAMETAKEN Freight, LLC',
      entity_type: 'corporation',
      formation_date: undefined,
    });
    const body = await completeBody(service, tenant, businessId, 'US-TX');
    const answer = await call(service, tenant.testKey, 'POST', path, {
      ...body,
      contact: undefined,
      expedited_tier: 'nobody',
      effective_date: '2001-01-01',
    });
    expect(codes(answer.body)).toEqual([
      'validation_error',
      'business_incomplete',
      'entity_type_not_supported',
      'expedited_tier_not_offered',
      'name_not_available',
      'validation_error',
    ]);
    expect(answer.body.problems[0]).toMatchObject({ instance: path, errors: [{ pointer: '/contact' }] });
    expect(answer.body.problems[5].errors).toMatchObject([{ pointer: '/effective_date' }]);
  });

  test('an empty body lists what is missing, once each', async () => {
    const { testKey } = await createTenant(service);
    const answer = await call(service, testKey, 'POST', path, {});
    expect(answer.body).toMatchObject({ ok: false, fee: null });
    const pointers = answer.body.problems.flatMap((problem: { errors: { pointer: string }[] }) =>
      problem.errors.map(({ pointer }) => pointer),
    );
    expect(pointers).toEqual(['/jurisdiction', '/business_id', '/contact', '/email', '/principal_address']);
  });

  test('an error of the schema is not repeated by the requirements', async () => {
    const tenant = await createTenant(service);
    const businessId = await addBusiness(service, tenant.testKey);
    const answer = await call(service, tenant.testKey, 'POST', path, {
      business_id: businessId,
      jurisdiction: 'US-TX',
      governing_persons: [{ name: { type: 'person', first: 'Maria' } }],
    });
    const pointers: string[] = answer.body.problems.flatMap((problem: { errors: { pointer: string }[] }) =>
      problem.errors.map(({ pointer }) => pointer),
    );
    expect(new Set(pointers).size).toBe(pointers.length);
    expect(answer.body.fee.items[0]).toMatchObject({ amount: 750 });
  });

  test('an unknown business and an unsupported state are both reported', async () => {
    const { testKey } = await createTenant(service);
    const answer = await call(service, testKey, 'POST', path, {
      business_id: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
      jurisdiction: 'US-PR',
    });
    expect(codes(answer.body)).toEqual(['validation_error', 'not_found', 'jurisdiction_not_supported']);
  });
});

describe('refuses', () => {
  test.each(['[]', 'null', '{'])('a body that is not a JSON object: %s', async (body) => {
    const { testKey } = await createTenant(service);
    const headers = { 'Content-Type': 'application/json' };
    expect((await call(service, testKey, 'POST', path, body, headers)).status).toBe(400);
  });
});

describe('guards', () => {
  test('a request without a key gets 401; another organization’s business is not found', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    expect((await call(service, null, 'POST', path, {})).status).toBe(401);
    const businessId = await addBusiness(service, mine.testKey);
    const body = await completeBody(service, mine, businessId, 'US-TX');
    for (const key of [mine.liveKey, other.testKey]) {
      expect(codes((await call(service, key, 'POST', path, body)).body)).toEqual(['not_found']);
    }
  });

  const huge = 'A 1 '.repeat(100_000);
  const office = {
    street_line_1: '1 Main St',
    city: 'Austin',
    region: 'TX',
    postal_code: '78701',
    country: 'US',
  };
  const agent = { type: 'organization', name: { type: 'entity', entity_name: 'Lone Star Agents, LLC' } };

  test.each<[string, Record<string, unknown>]>([
    ['a name', { alternate_name: huge }],
    ['a tier', { expedited_tier: huge }],
    ['a day', { effective_date: huge }],
    ['a purpose', { purpose: huge }],
    ['an email', { email: huge }],
    ['a phone', { phone: huge }],
    ['a website', { website: huge }],
    ['a state', { jurisdiction: huge }],
    ['a business', { business_id: huge }],
    ['a ZIP code', { principal_address: { ...office, postal_code: huge } }],
    ['a country', { principal_address: { ...office, country: huge } }],
    ['a region', { principal_address: { ...office, region: huge } }],
    [
      'an agent',
      { registered_agent: { ...agent, name: { type: 'entity', entity_name: huge }, address: office } },
    ],
    [
      'the office of an agent',
      { registered_agent: { ...agent, address: { ...office, street_line_1: `P.O. Box ${huge}` } } },
    ],
  ])('%s of 400 kB is refused, and neither compared nor sent back', async (_, change) => {
    const tenant = await createTenant(service);
    const businessId = await addBusiness(service, tenant.testKey);
    const body = { ...(await completeBody(service, tenant, businessId, 'US-TX')), ...change };
    const checked = await call(service, tenant.testKey, 'POST', path, body);
    expect([checked.status, checked.body.ok]).toEqual([200, false]);
    const sent = await call(service, tenant.testKey, 'POST', submitPath, body);
    expect(sent.status).toBeGreaterThanOrEqual(400);
    for (const answer of [checked.body, sent.body]) expect(JSON.stringify(answer).length).toBeLessThan(8_000);
  });
});
