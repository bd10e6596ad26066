import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JurisdictionList } from '#lib/contract/requirement';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

describe('works', () => {
  test('all 51 are listed by name, with the cost of a filing', async () => {
    const { testKey } = await createTenant(service);
    const { body } = await call(service, testKey, 'GET', '/v1/jurisdiction?limit=100');
    const list = JurisdictionList.parse(body);
    expect(list).toEqual(body);
    expect(list.data).toHaveLength(51);
    expect(list.data.map(({ name }) => name)).toEqual(list.data.map(({ name }) => name).toSorted());
    expect(list.data.find(({ code }) => code === 'US-TX')).toMatchObject({
      name: 'Texas',
      operations: ['foreign_qualification', 'formation'],
      foreign_qualification: { base_fee: 750, fee_range: { from: 750, to: 750 }, confidence: 'secondary' },
      version: service.parts.jurisdictions.get('US-TX')?.version,
    });
    const neededIn = (state: string) =>
      list.data.find(({ code }) => code === state)?.foreign_qualification.documents_needed;
    expect([neededIn('US-TX'), neededIn('US-NV')]).toEqual([[], []]);
    expect(neededIn('US-FL')).toEqual([
      { label: 'Certificate of good standing', max_age_days: 90, age_in_words: null },
    ]);
  });

  test('it has pages like every list, 25 per page by default', async () => {
    const { testKey } = await createTenant(service);
    const first = await call(service, testKey, 'GET', '/v1/jurisdiction');
    expect(first.body).toMatchObject({ has_more: true, next_cursor: expect.any(String) });
    expect(first.body.data).toHaveLength(25);
    const names: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await call(service, testKey, 'GET', `/v1/jurisdiction?limit=20${cursor}`);
      names.push(...body.data.map(({ name }: { name: string }) => name));
      cursor = body.next_cursor && `&cursor=${body.next_cursor}`;
    }
    expect(names).toHaveLength(51);
    expect(names).toEqual([...new Set(names)].toSorted());
  });

  test('a matching ETag gets 304', async () => {
    const { testKey } = await createTenant(service);
    const first = await call(service, testKey, 'GET', '/v1/jurisdiction');
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await call(service, testKey, 'GET', '/v1/jurisdiction', undefined, known)).status).toBe(304);
  });
});

describe('refuses', () => {
  test.each(['limit=0', 'limit=101', 'cursor=x'])('%s', async (query) => {
    const { testKey } = await createTenant(service);
    const { status, body } = await call(service, testKey, 'GET', `/v1/jurisdiction?${query}`);
    expect([status, body.errors[0].pointer]).toEqual([400, `?${query.slice(0, query.indexOf('='))}`]);
  });
});

describe('guards', () => {
  test('without a key it is 401', async () => {
    expect((await call(service, null, 'GET', '/v1/jurisdiction')).status).toBe(401);
  });
});
