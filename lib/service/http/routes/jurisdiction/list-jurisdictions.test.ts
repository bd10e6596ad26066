import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JurisdictionList } from '#lib/contract/requirement';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

describe('works', () => {
  test('all 51 are listed by name, with what a filing costs there', async () => {
    const { testKey } = await createTenant(service);
    const { body } = await call(service, testKey, 'GET', '/v1/jurisdiction');
    const list = JurisdictionList.parse(body);
    expect(list).toEqual(body);
    expect(list.data).toHaveLength(51);
    expect(list.data.map(({ name }) => name)).toEqual(list.data.map(({ name }) => name).toSorted());
    expect(list.data.find(({ code }) => code === 'US-TX')).toMatchObject({
      name: 'Texas',
      operations: ['foreign_qualification', 'formation'],
      foreign_qualification: { base_fee: 750, confidence: 'secondary' },
      version: service.parts.jurisdictions.get('US-TX')?.version,
    });
  });

  test('who holds the list gets 304', async () => {
    const { testKey } = await createTenant(service);
    const first = await call(service, testKey, 'GET', '/v1/jurisdiction');
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await call(service, testKey, 'GET', '/v1/jurisdiction', undefined, known)).status).toBe(304);
  });
});

describe('guards', () => {
  test('without a key it is 401', async () => {
    expect((await call(service, null, 'GET', '/v1/jurisdiction')).status).toBe(401);
  });
});
