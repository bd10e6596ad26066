import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FeeQuote } from '#lib/contract/fee';
import { offeredTiers } from '#lib/rules/fees/offered-tiers';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody, fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const path = `${submitPath}/fee`;

describe('works', () => {
  test('every state and tier has a fee', async () => {
    const { testKey } = await createTenant(service);
    for (const [code, rules] of service.parts.jurisdictions) {
      for (const tier of [null, ...offeredTiers(rules, 'foreign_qualification')]) {
        const query = `?jurisdiction=${code}${tier ? `&expedited_tier=${tier}` : ''}`;
        const answer = await call(service, testKey, 'GET', `${path}${query}`);
        expect(FeeQuote.parse(answer.body)).toEqual(answer.body);
        expect(answer.body).toMatchObject({
          jurisdiction: code,
          expedited_tier: tier,
          version: rules.version,
          quoted_on: '2026-11-20',
        });
      }
    }
  });

  test('a fee per member needs their number, from the query or the record', async () => {
    const { testKey } = await createTenant(service);
    const tennessee = `${path}?jurisdiction=US-TN`;
    const open = await call(service, testKey, 'GET', tennessee);
    expect(open.body.needs).toEqual(['member_count']);
    const three = await call(service, testKey, 'GET', `${tennessee}&field.member_count=3`);
    const nine = await call(service, testKey, 'GET', `${tennessee}&field.member_count=9`);
    expect(three.body.needs).toEqual([]);
    expect(nine.body.total.amount).toBeGreaterThan(three.body.total.amount);
    const owner = { name: { type: 'person', first: 'Maria', last: 'Okafor' } };
    const id = await addBusiness(service, testKey, { owners: Array.from({ length: 9 }, () => owner) });
    const ofRecord = await call(service, testKey, 'GET', `${tennessee}&business_id=${id}`);
    expect(ofRecord.body.total).toEqual(nine.body.total);
    const corrected = await call(
      service,
      testKey,
      'GET',
      `${tennessee}&business_id=${id}&field.member_count=3`,
    );
    expect(corrected.body.total).toEqual(three.body.total);
  });

  test('a late fee increases with the date of the request', async () => {
    const { testKey } = await createTenant(service);
    const query = `${path}?jurisdiction=US-TX&field.business_start_date=2024-01-15`;
    const begin = service.time.now;
    const first = await call(service, testKey, 'GET', query);
    expect(first.body.late.amount).toBeGreaterThan(0);
    service.time.now = new Date('2027-11-20T15:00:00.000Z');
    const later = await call(service, testKey, 'GET', query);
    service.time.now = begin;
    expect(later.body.quoted_on).toBe('2027-11-20');
    expect(later.body.late.amount).toBeGreaterThan(first.body.late.amount);
  });

  test('a day that does not exist is refused as such', async () => {
    const { testKey } = await createTenant(service);
    const query = `${path}?jurisdiction=US-TX&field.business_start_date=2026-02-30`;
    expect((await call(service, testKey, 'GET', query)).body.errors).toMatchObject([
      { code: 'invalid_format', detail: 'The date 2026-02-30 does not exist. Check the day and the month.' },
    ]);
  });

  test('an empty answer changes nothing, and an unknown one is refused at its name', async () => {
    const { testKey } = await createTenant(service);
    const plain = await call(service, testKey, 'GET', `${path}?jurisdiction=US-TN`);
    const more = await call(service, testKey, 'GET', `${path}?jurisdiction=US-TN&field.member_count=`);
    expect(more.body).toEqual(plain.body);
    for (const odd of ['field.membr_count=3', 'field.membr_count=']) {
      const { status, body } = await call(service, testKey, 'GET', `${path}?jurisdiction=US-TN&${odd}`);
      expect([status, body.errors]).toMatchObject([
        400,
        [{ pointer: '?field.membr_count', code: 'unknown_parameter' }],
      ]);
    }
  });
});

describe('an unknown price', () => {
  test('lists a tier without an amount, and not as available', async () => {
    const { testKey } = await createTenant(service);
    for (const read of [`${path}?jurisdiction=US-MI`, `${submitPath}/requirement?jurisdiction=US-MI`]) {
      const { body } = await call(service, testKey, 'GET', read);
      expect(body.expedited_tiers.length).toBeGreaterThan(0);
      for (const tier of body.expedited_tiers) {
        expect(tier).toMatchObject({ label: expect.any(String), offered: false, amount: null });
        expect(tier.total ?? null).toBe(null);
      }
    }
  });

  test('lists a fee with the office to ask, outside of every total', async () => {
    const { testKey } = await createTenant(service);
    const { body } = await call(service, testKey, 'GET', `${path}?jurisdiction=US-OK`);
    expect(body.unpriced).toEqual([
      expect.objectContaining({
        component_type: 'credit_card',
        name: 'default',
        label: 'Card surcharge',
        detail: 'Its price must be asked of the Oklahoma Secretary of State.',
      }),
    ]);
    expect(body.total.amount).toBe(300);
    expect(body.credit_card).toBeUndefined();
  });

  test('is never guessed: fee, preflight and submission name the office to ask', async () => {
    const tenant = await createTenant(service);
    const body = await completeBody(service, tenant, await addBusiness(service, tenant.testKey), 'US-MI');
    const asked = { ...body, expedited_tier: '24_hour' };
    const fee = await call(
      service,
      tenant.testKey,
      'GET',
      `${path}?jurisdiction=US-MI&expedited_tier=24_hour`,
    );
    const preflight = await call(service, tenant.testKey, 'POST', `${submitPath}/preflight`, asked);
    const submitted = await call(service, tenant.testKey, 'POST', submitPath, asked);
    for (const problem of [fee.body, preflight.body.problems[0], submitted.body]) {
      expect(problem).toMatchObject({ status: 400, offered: [] });
      expect(problem.type).toMatch(/expedited_tier_not_offered$/);
      expect(problem.detail).toContain('Its price must be asked of the Michigan Department of Licensing');
    }
    expect(preflight.body.problems).toHaveLength(1);
    expect((await call(service, tenant.testKey, 'GET', '/v1/filing')).body.data).toEqual([]);
  });
});

describe('a figure with a last day', () => {
  test('is removed when the test clock passes it: fee, version, requirement, list and new filings', async () => {
    const tenant = await createTenant(service);
    const api = (method: string, at: string, body?: unknown, headers?: Record<string, string>) =>
      call(service, tenant.testKey, method, at, body, headers);
    const moveTo = (now: string) => api('POST', '/v1/sandbox/clock', { now });
    const read = async () => {
      const fee = await api('GET', `${path}?jurisdiction=US-MO`);
      const formation = await api('GET', '/v1/filing/formation/fee?jurisdiction=US-MO');
      const { data } = (await api('GET', '/v1/jurisdiction?limit=100')).body;
      const missouri = data.find(({ code }: { code: string }) => code === 'US-MO');
      return {
        totals: [fee.body.total.amount, formation.body.total.amount],
        base: [missouri.foreign_qualification.base_fee, missouri.formation.base_fee],
        lines: fee.body.items.map(({ name }: { name: string }) => name),
        versions: [fee.body.version, formation.body.version, missouri.version],
      };
    };

    await moveTo('2026-12-31T23:59:00.000Z');
    const before = await read();
    expect(before).toMatchObject({ totals: [105, 50], base: [105, 50], lines: ['filing', 'technology_fee'] });
    const requirement = `${submitPath}/requirement?jurisdiction=US-MO`;
    const etag = (await api('GET', requirement)).headers.get('ETag') ?? '';
    const list = (await api('GET', '/v1/jurisdiction?limit=100')).headers.get('ETag') ?? '';
    expect((await api('GET', requirement, undefined, { 'If-None-Match': etag })).status).toBe(304);

    await moveTo('2027-01-01T00:00:00.000Z');
    const after = await read();
    expect(after).toMatchObject({ totals: [100, 45], base: [100, 45], lines: ['filing'] });
    expect(new Set(after.versions).size).toBe(1);
    expect(after.versions[0]).not.toBe(before.versions[0]);
    const renewed = await api('GET', requirement, undefined, { 'If-None-Match': etag });
    expect([renewed.status, renewed.body.version]).toEqual([200, after.versions[0]]);
    expect(
      (await api('GET', '/v1/jurisdiction?limit=100', undefined, { 'If-None-Match': list })).status,
    ).toBe(200);

    const { filing } = await fileIn(service, tenant, 'US-MO');
    expect(filing.fee).toMatchObject({ total: { amount: 100 }, items: [{ name: 'filing', amount: 100 }] });
    const elsewhere = await createTenant(service);
    const still = await call(service, elsewhere.testKey, 'GET', `${path}?jurisdiction=US-MO`);
    expect([still.body.total.amount, still.body.version]).toEqual([105, before.versions[0]]);
  });
});

describe('refuses', () => {
  test('an unavailable tier, with the available ones', async () => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'GET', `${path}?jurisdiction=US-NV&expedited_tier=nobody`);
    expect(refused.body).toMatchObject({
      status: 400,
      offered: expect.arrayContaining([expect.any(String)]),
    });
  });

  test('an answer of the wrong type, and an unknown state', async () => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'GET', `${path}?jurisdiction=US-TN&field.member_count=many`);
    expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '?field.member_count' }] });
    expect((await call(service, testKey, 'GET', `${path}?jurisdiction=US-PR`)).status).toBe(501);
  });
});

describe('guards', () => {
  test('a request without a key gets 401; another organization’s business is not found', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    expect((await call(service, null, 'GET', `${path}?jurisdiction=US-TX`)).status).toBe(401);
    const id = await addBusiness(service, mine.testKey);
    for (const key of [mine.liveKey, other.testKey]) {
      const answer = await call(service, key, 'GET', `${path}?jurisdiction=US-TX&business_id=${id}`);
      expect(answer.status).toBe(404);
    }
  });
});
