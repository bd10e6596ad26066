import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody, completeBusiness, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const office = {
  street_line_1: '1 Main Street',
  city: 'Dover',
  region: 'DE',
  postal_code: '19901',
  country: 'US',
};

const faultsOf = (body: { errors: { pointer: string; code: string }[] }) =>
  body.errors.map(({ pointer, code }) => `${pointer} ${code}`);

describe('an unknown ISO code', () => {
  test('is refused anywhere in a record', async () => {
    const { testKey } = await createTenant(service);
    const { status, body } = await call(service, testKey, 'POST', '/v1/business', {
      ...completeBusiness,
      formation_jurisdiction: 'US-ZZ',
      registration_jurisdiction: 'US-XX',
      principal_address: { ...office, country: 'XX' },
      mailing_address: { ...office, country: 'ZZ' },
    });
    expect(status).toBe(400);
    expect(faultsOf(body)).toEqual([
      '/formation_jurisdiction invalid_format',
      '/registration_jurisdiction invalid_format',
      '/principal_address/country invalid_format',
      '/mailing_address/country invalid_format',
    ]);
    const id = await addBusiness(service, testKey);
    const owners = [
      { name: { type: 'entity', entity_name: 'Oak LLC' }, address: { ...office, region: 'ZZ' } },
    ];
    const patch = { principal_address: { ...office, region: 'XX' }, owners };
    const patched = await call(service, testKey, 'PATCH', `/v1/business/${id}`, patch);
    expect(faultsOf(patched.body)).toEqual([
      '/principal_address/region invalid_region',
      '/owners/0/address/region invalid_region',
    ]);
  });

  test('is refused in a submission and in a query', async () => {
    const tenant = await createTenant(service);
    const id = await addBusiness(service, tenant.testKey);
    const body = await completeBody(service, tenant, id, 'US-TX');
    const person = { name: { type: 'person', first: 'Maria', last: 'Okafor' } };
    const refused = await call(service, tenant.testKey, 'POST', submitPath, {
      ...body,
      jurisdiction: 'US-ZZ',
      mailing_address: { ...office, country: 'XX' },
    });
    expect(faultsOf(refused.body)).toEqual([
      '/jurisdiction invalid_format',
      '/mailing_address/country invalid_format',
    ]);
    const people = await call(service, tenant.testKey, 'POST', submitPath, {
      ...body,
      governing_persons: [{ ...person, role: 'member', address: { ...office, region: 'ZZ' } }],
    });
    expect(faultsOf(people.body)).toContain('/governing_persons/0/address/region invalid_region');
    for (const path of [
      '/v1/filing?jurisdiction=US-ZZ',
      '/v1/business?formation_jurisdiction=US-ZZ',
      '/v1/filing/foreign-qualification/requirement?jurisdiction=US-ZZ',
      '/v1/filing/foreign-qualification/fee?jurisdiction=US-ZZ',
    ]) {
      expect((await call(service, tenant.testKey, 'GET', path)).status).toBe(400);
    }
  });

  test('of a state is refused together with the ZIP code', async () => {
    const { testKey } = await createTenant(service);
    const wrong = { ...office, region: 'Delaware', postal_code: '1' };
    const { body } = await call(service, testKey, 'POST', '/v1/business', {
      ...completeBusiness,
      principal_address: wrong,
    });
    expect(faultsOf(body)).toEqual([
      '/principal_address/region invalid_region',
      '/principal_address/postal_code invalid_format',
    ]);
  });

  test('that was stored before is still shown', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey, { principal_address: office });
    await service.parts.database.query(
      'update businesses set formation_jurisdiction = \'US-ZZ\', principal_address = principal_address || \'{"country":"XX"}\' where id = $1',
      [id],
    );
    const { body } = await call(service, testKey, 'GET', '/v1/business');
    expect(body.data[0]).toMatchObject({
      formation_jurisdiction: 'US-ZZ',
      principal_address: { country: 'XX' },
    });
  });
});

test('owners cannot own more than the whole company', async () => {
  const { testKey } = await createTenant(service);
  const owned = (...shares: number[]) => ({
    owners: shares.map((ownership_percent) => ({
      name: { type: 'entity', entity_name: 'Oak LLC' },
      ownership_percent,
    })),
  });
  const made = await call(service, testKey, 'POST', '/v1/business', {
    ...completeBusiness,
    ...owned(60, 60),
  });
  expect(faultsOf(made.body)).toEqual(['/owners too_big']);
  expect(made.body.errors[0].detail).toContain('120 percent');
  // A sixth is written 16.67 percent.
  const id = await addBusiness(service, testKey, owned(16.67, 16.67, 16.67, 16.67, 16.67, 16.67));
  const patched = await call(service, testKey, 'PATCH', `/v1/business/${id}`, owned(100, 1));
  expect(faultsOf(patched.body)).toEqual(['/owners too_big']);
});

describe('a date', () => {
  test('of formation must not be in the future', async () => {
    const { testKey } = await createTenant(service);
    const ahead = new Date(service.time.now.getTime() + 86_400_000).toISOString().slice(0, 10);
    const facts = { ...completeBusiness, formation_date: ahead };
    const made = await call(service, testKey, 'POST', '/v1/business', facts);
    expect(faultsOf(made.body)).toEqual(['/formation_date in_the_future']);
    const formation_date = service.time.now.toISOString().slice(0, 10);
    const id = await addBusiness(service, testKey, { formation_date });
    const patched = await call(service, testKey, 'PATCH', `/v1/business/${id}`, { formation_date: ahead });
    expect(faultsOf(patched.body)).toEqual(['/formation_date in_the_future']);
  });

  test('on which business begins must not precede the formation or be years ahead, in a submission and in a fee query', async () => {
    const tenant = await createTenant(service);
    const id = await addBusiness(service, tenant.testKey, { formation_date: '2019-03-04' });
    const body = await completeBody(service, tenant, id, 'US-CO');
    const fee = `/v1/filing/foreign-qualification/fee?jurisdiction=US-CO&business_id=${id}`;
    for (const [business_start_date, code] of [
      ['2019-03-03', 'before_formation'],
      ['2199-01-01', 'too_far_ahead'],
    ]) {
      const sent = { ...body, business_start_date };
      const refused = await call(service, tenant.testKey, 'POST', submitPath, sent);
      expect(faultsOf(refused.body)).toEqual([`/business_start_date ${code}`]);
      const quoted = await call(
        service,
        tenant.testKey,
        'GET',
        `${fee}&field.business_start_date=${business_start_date}`,
      );
      expect(faultsOf(quoted.body)).toEqual([`?field.business_start_date ${code}`]);
    }
  });
});

test('an impossible count is refused at its field, in a submission and in a fee query', async () => {
  const tenant = await createTenant(service);
  const id = await addBusiness(service, tenant.testKey);
  const body = await completeBody(service, tenant, id, 'US-TN');
  for (const count of ['-1', '0', '2.5', '9007199254740993', '1000001']) {
    const sent = { ...body, member_count: Number(count) };
    const refused = await call(service, tenant.testKey, 'POST', submitPath, sent);
    expect(faultsOf(refused.body)).toEqual(['/member_count invalid_value']);
    const path = `/v1/filing/foreign-qualification/fee?jurisdiction=US-TN&field.member_count=${count}`;
    const quoted = await call(service, tenant.testKey, 'GET', path);
    expect(quoted.status).toBe(400);
    expect(faultsOf(quoted.body)).toEqual(['?field.member_count invalid_value']);
  }
});

describe('null', () => {
  test('for an optional member means that it is absent', async () => {
    const tenant = await createTenant(service);
    const made = await call(service, tenant.testKey, 'POST', '/v1/business', {
      ...completeBusiness,
      email: null,
      mailing_address: null,
      metadata: null,
      principal_address: { ...office, street_line_2: null, county: null },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { email: null, metadata: {}, principal_address: office },
    });
    const body = await completeBody(service, tenant, made.body.id, 'US-TX');
    const filed = await call(service, tenant.testKey, 'POST', submitPath, {
      ...body,
      registered_agent: null,
      expedited_tier: null,
      effective_date: null,
      website: null,
      contact: { ...Object(body.contact), phone: null },
    });
    expect(filed).toMatchObject({ status: 201, body: { related_items: [{ object: 'registered_agent' }] } });
  });

  test('for a required member is an error, and in a patch it clears an optional one', async () => {
    const { testKey } = await createTenant(service);
    const facts = { ...completeBusiness, legal_name: null };
    const { body } = await call(service, testKey, 'POST', '/v1/business', facts);
    expect(faultsOf(body)).toEqual(['/legal_name required']);
    const owners = [{ name: { type: 'entity', entity_name: 'Oak LLC' } }];
    const id = await addBusiness(service, testKey, { email: 'a@northwind.example', owners });
    const principal_address = { ...office, county: null };
    const patched = await call(service, testKey, 'PATCH', `/v1/business/${id}`, {
      email: null,
      owners: null,
      principal_address,
    });
    expect(patched).toMatchObject({
      status: 200,
      body: { email: null, owners: [], principal_address: office },
    });
  });
});
