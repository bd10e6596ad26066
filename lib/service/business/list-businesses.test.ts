import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function add(key: string, facts: Record<string, unknown>): Promise<string> {
  service.time.now = new Date(service.time.now.getTime() + 1000);
  return addBusiness(service, key, facts);
}

async function namesOf(key: string, query: string): Promise<string[]> {
  const { body } = await call(service, key, 'GET', `/v1/business?${query}`);
  return body.data.map((business: { legal_name: string }) => business.legal_name);
}

describe('works', () => {
  test('records are found by words of the name, by the number, by states and by what they are', async () => {
    const { testKey } = await createTenant(service);
    const home = await add(testKey, { legal_name: 'Blue Heron Books, LLC', registration_number: '5550001' });
    await add(testKey, {
      legal_name: 'Blue Heron Books of Texas, LLC',
      formation_business_id: home,
      registration_jurisdiction: 'US-TX',
      registration_number: '900',
    });
    await add(testKey, { legal_name: '100%_Cotton, LLC', formation_jurisdiction: 'US-NV' });
    const texas = ['Blue Heron Books of Texas, LLC'];
    const heron = ['Blue Heron Books, LLC'];
    expect(await namesOf(testKey, 'q=blue')).toEqual([...texas, ...heron]);
    expect(await namesOf(testKey, 'q=books%20texas')).toEqual(texas);
    expect(await namesOf(testKey, 'q=eron')).toEqual([]);
    expect(await namesOf(testKey, 'q=555')).toEqual([]);
    expect(await namesOf(testKey, 'q=5550001')).toEqual(heron);
    expect(await namesOf(testKey, 'q=heron%205550001')).toEqual(heron);
    expect(await namesOf(testKey, `q=${home.slice(-8)}`)).toEqual(heron);
    expect(await namesOf(testKey, 'q=cotton')).toEqual(['100%_Cotton, LLC']);
    expect(await namesOf(testKey, 'q=100%25_c')).toEqual(['100%_Cotton, LLC']);
    expect(await namesOf(testKey, 'q=%25heron')).toEqual([]);
    expect(await namesOf(testKey, 'registration_jurisdiction=US-TX')).toEqual(texas);
    expect(await namesOf(testKey, 'formation_jurisdiction=US-NV')).toEqual(['100%_Cotton, LLC']);
    expect(await namesOf(testKey, `formation_business_id=${home}`)).toEqual(texas);
    expect(await namesOf(testKey, 'registration=foreign')).toEqual(texas);
    expect(await namesOf(testKey, 'registration=formation&q=heron')).toEqual(heron);
  });

  test('pages have no gaps, also while records are added', async () => {
    const { testKey } = await createTenant(service);
    for (const letter of ['A', 'B', 'C']) await add(testKey, { legal_name: `${letter}, LLC` });
    const first = await call(service, testKey, 'GET', '/v1/business?limit=2');
    expect(first.body.has_more).toBe(true);
    await add(testKey, { legal_name: 'D, LLC' });
    expect(await namesOf(testKey, `limit=2&cursor=${first.body.next_cursor}`)).toEqual(['A, LLC']);
  });
});

describe('refuses', () => {
  test.each([
    ['limit=0', '?limit'],
    ['cursor=nothing', '?cursor'],
    ['registration=other', '?registration'],
    ['formation_jurisdiction=Texas', '?formation_jurisdiction'],
  ])('%s', async (query, pointer) => {
    const { testKey } = await createTenant(service);
    const { status, body } = await call(service, testKey, 'GET', `/v1/business?${query}`);
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
  });
});

describe('guards', () => {
  test('a list has only the caller’s records, and needs a key', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    await add(mine.testKey, {});
    expect(await namesOf(mine.liveKey, '')).toEqual([]);
    expect(await namesOf(other.testKey, '')).toEqual([]);
    expect(await namesOf(mine.readOnlyKey, '')).toHaveLength(1);
    expect((await call(service, null, 'GET', '/v1/business')).status).toBe(401);
  });
});
