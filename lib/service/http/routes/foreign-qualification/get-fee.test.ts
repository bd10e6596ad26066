import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FeeQuote } from '#lib/contract/fee';
import { offeredTiers } from '#lib/domain/fees/offered-tiers';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const path = `${submitPath}/fee`;

describe('works', () => {
  test('every state and every tier of it is priced', async () => {
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

  test('a fee by the member needs their number, from the query or from the record', async () => {
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

  test('a late fee grows with the day of the question', async () => {
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

  test('an answer that the state does not ask for, and an empty one, change nothing', async () => {
    const { testKey } = await createTenant(service);
    const plain = await call(service, testKey, 'GET', `${path}?jurisdiction=US-TN`);
    const more = await call(
      service,
      testKey,
      'GET',
      `${path}?jurisdiction=US-TN&field.nobody=1&field.member_count=`,
    );
    expect(more.body).toEqual(plain.body);
  });
});

describe('refuses', () => {
  test('a tier that the state does not offer, with those that it does', async () => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'GET', `${path}?jurisdiction=US-NV&expedited_tier=nobody`);
    expect(refused.body).toMatchObject({
      status: 400,
      offered: expect.arrayContaining([expect.any(String)]),
    });
  });

  test('an answer that is not of its type, and a state that is not there', async () => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'GET', `${path}?jurisdiction=US-TN&field.member_count=many`);
    expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '?field.member_count' }] });
    expect((await call(service, testKey, 'GET', `${path}?jurisdiction=US-ZZ`)).status).toBe(501);
  });
});

describe('guards', () => {
  test('without a key it is 401; the business of another is not found', async () => {
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
