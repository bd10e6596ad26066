import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function updatesOf(key: string) {
  const { body } = await call(service, key, 'GET', '/v1/event?type=business.updated');
  return body.data.map((event: { data: unknown }) => event.data);
}

describe('works', () => {
  test('what is left out stays, null clears, and the event holds what was', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey, { email: 'old@northwind.example', purpose: 'Freight' });
    const patch = { legal_name: 'Southwind Freight, LLC', email: null };
    const { status, body } = await call(service, testKey, 'PATCH', `/v1/business/${id}`, patch);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...patch, purpose: 'Freight', registration_number: '7204518' });
    expect((await call(service, testKey, 'GET', `/v1/business/${id}`)).body).toEqual(body);
    expect(await updatesOf(testKey)).toEqual([
      {
        object: body,
        previous_attributes: { legal_name: 'Northwind Freight, LLC', email: 'old@northwind.example' },
      },
    ]);
    const [row] = await service.parts.database.query('select name_key from businesses where id = $1', [id]);
    expect(row?.name_key).toContain('SOUTHWIND');
  });

  test('a patch that changes nothing changes nothing, and is no event', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey);
    const before = await call(service, testKey, 'GET', `/v1/business/${id}`);
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    const { owners, legal_name, phone } = before.body;
    const same = { owners, legal_name, phone };
    expect((await call(service, testKey, 'PATCH', `/v1/business/${id}`, same)).body).toEqual(before.body);
    expect(await updatesOf(testKey)).toEqual([]);
  });

  test('a home record follows its home state', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey);
    const patch = { formation_jurisdiction: 'US-NV' };
    const { body } = await call(service, testKey, 'PATCH', `/v1/business/${id}`, patch);
    expect(body).toMatchObject({ ...patch, registration_jurisdiction: 'US-NV' });
  });
});

describe('refuses', () => {
  test('a fault is named by its place, and nothing is changed', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey);
    const patch = { legal_name: null, email: 'nobody', purpose: 'Ships' };
    const { status, body } = await call(service, testKey, 'PATCH', `/v1/business/${id}`, patch);
    expect(status).toBe(400);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual(['/legal_name', '/email']);
    expect((await call(service, testKey, 'GET', `/v1/business/${id}`)).body.purpose).toBeNull();
  });
});

describe('guards', () => {
  test('a record of another mode or organization is not there; a read-only key may not', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    const id = await addBusiness(service, mine.testKey);
    const patch = { purpose: 'Freight' };
    for (const key of [mine.liveKey, other.testKey]) {
      expect((await call(service, key, 'PATCH', `/v1/business/${id}`, patch)).status).toBe(404);
    }
    expect((await call(service, mine.testKey, 'PATCH', '/v1/business/none', patch)).status).toBe(404);
    expect((await call(service, mine.readOnlyKey, 'PATCH', `/v1/business/${id}`, patch)).status).toBe(403);
  });
});
