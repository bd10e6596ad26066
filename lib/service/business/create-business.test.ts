import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const northwind = {
  legal_name: 'Northwind Freight, LLC',
  entity_type: 'llc',
  formation_jurisdiction: 'US-DE',
};

describe('works', () => {
  test('the three required facts are enough, and the business is registered in its home state', async () => {
    const { testKey } = await createTenant(service);
    const created = await call(service, testKey, 'POST', '/v1/business', northwind);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...northwind, registration_jurisdiction: 'US-DE', mode: 'test' });
    const read = await call(service, testKey, 'GET', `/v1/business/${created.body.id}`);
    expect(read.body).toEqual(created.body);
  });
});

describe('refuses', () => {
  test('every error in the body has its pointer', async () => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'POST', '/v1/business', {
      legal_name: '',
      entity_type: 'cat',
      formation_jurisdiction: 'DE',
      email: 'nobody',
    });
    expect(refused.status).toBe(400);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    expect(refused.body.type).toBe('http://service.test/problems/validation_error');
    expect(refused.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/legal_name',
      '/entity_type',
      '/formation_jurisdiction',
      '/email',
    ]);
  });

  test.each([
    ['{"legal_name":', 400],
    ['[]', 400],
    ['null', 400],
  ])('a body that is not a JSON object is a problem: %s', async (body, status) => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'POST', '/v1/business', body, {
      'Content-Type': 'application/json',
    });
    expect(refused.status).toBe(status);
    expect(refused.body.instance).toBe('/v1/business');
  });
});

test('a second registration of a business in a state is refused, with the existing one', async () => {
  const { testKey } = await createTenant(service);
  const home = await call(service, testKey, 'POST', '/v1/business', northwind);
  const inTexas = { ...northwind, formation_business_id: home.body.id, registration_jurisdiction: 'US-TX' };
  const both = await Promise.all([1, 2].map(() => call(service, testKey, 'POST', '/v1/business', inTexas)));
  const [first, second] = both.sort((a, b) => a.status - b.status);
  expect([first?.status, second?.status]).toEqual([201, 409]);
  expect(second?.body.existing_registration).toMatchObject({
    business_id: first?.body.id,
    status: 'registered',
  });
});

test('a registration is of a home record, in another state, and formed where that one was', async () => {
  const { testKey } = await createTenant(service);
  const home = await call(service, testKey, 'POST', '/v1/business', northwind);
  const inTexas = { ...northwind, formation_business_id: home.body.id, registration_jurisdiction: 'US-TX' };
  const texas = await call(service, testKey, 'POST', '/v1/business', inTexas);
  expect(texas.status).toBe(201);
  const inOhio = { ...inTexas, registration_jurisdiction: 'US-OH' };
  const unknownState = { ...northwind, formation_business_id: home.body.id };
  expect((await call(service, testKey, 'POST', '/v1/business', unknownState)).status).toBe(201);
  const refused = await Promise.all(
    [
      { ...inOhio, formation_business_id: texas.body.id },
      { ...inOhio, registration_jurisdiction: northwind.formation_jurisdiction },
      { ...inOhio, formation_jurisdiction: 'US-NV' },
    ].map((body) => call(service, testKey, 'POST', '/v1/business', body)),
  );
  expect(refused.map(({ status, body }) => [status, body.errors?.[0]?.pointer])).toEqual([
    [400, '/formation_business_id'],
    [400, '/registration_jurisdiction'],
    [400, '/formation_jurisdiction'],
  ]);
});

test.each([['0000-01-01'], ['0019-03-04'], ['9999-12-31']])(
  'a formation date in a year without companies is refused: %s',
  async (formation_date) => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'POST', '/v1/business', { ...northwind, formation_date });
    expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '/formation_date' }] });
  },
);

test.each([
  ['of a home record', {}],
  [
    'before the company was formed',
    {
      ...{ registration_date: '2020-01-05', formation_date: '2020-01-06' },
      formation_business_id: '01926e1c-0000-7000-8000-000000000000',
    },
  ],
  ['still ahead', { formation_business_id: '01926e1c-0000-7000-8000-000000000000' }],
])('a date of registration is refused: %s', async (_, change) => {
  const { testKey } = await createTenant(service);
  const body = { ...northwind, registration_date: '2027-01-05', ...change };
  const refused = await call(service, testKey, 'POST', '/v1/business', body);
  expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '/registration_date' }] });
});

describe('guards', () => {
  test('without a key it is 401, with a read-only key 403', async () => {
    const { readOnlyKey } = await createTenant(service);
    const missing = await call(service, null, 'POST', '/v1/business', northwind);
    expect(missing.status).toBe(401);
    expect(missing.headers.get('WWW-Authenticate')).toBe('Bearer');
    const readOnly = await call(service, readOnlyKey, 'POST', '/v1/business', northwind);
    expect(readOnly.body).toMatchObject({ status: 403, required_scope: 'business:write' });
  });

  test('a record of another mode or organization is not found', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    const { body } = await call(service, mine.testKey, 'POST', '/v1/business', northwind);
    for (const key of [mine.liveKey, other.testKey, other.liveKey]) {
      expect((await call(service, key, 'GET', `/v1/business/${body.id}`)).status).toBe(404);
    }
  });
});
