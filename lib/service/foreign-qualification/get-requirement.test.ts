import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Requirement } from '#lib/contract/requirement';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const path = `${submitPath}/requirement`;

describe('works', () => {
  test('every state returns its requirement, with its version as the ETag', async () => {
    const { testKey } = await createTenant(service);
    for (const [code, { version }] of service.parts.jurisdictions) {
      const answer = await call(service, testKey, 'GET', `${path}?jurisdiction=${code}`);
      expect(Requirement.parse(answer.body)).toEqual(answer.body);
      expect(answer.body).toMatchObject({ jurisdiction: code, type: 'foreign_qualification', version });
      expect(answer.headers.get('ETag')).toContain(version);
      expect(answer.body).not.toHaveProperty('prefill');
    }
  });

  test('a matching ETag gets 304 without a body', async () => {
    const { testKey } = await createTenant(service);
    const first = await call(service, testKey, 'GET', `${path}?jurisdiction=US-TN`);
    const etag = first.headers.get('ETag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const second = await call(service, testKey, 'GET', `${path}?jurisdiction=US-TN`, undefined, {
        'If-None-Match': known,
      });
      expect([second.status, second.body]).toEqual([304, null]);
    }
    const other = { 'If-None-Match': '"other"' };
    expect((await call(service, testKey, 'GET', `${path}?jurisdiction=US-TN`, undefined, other)).status).toBe(
      200,
    );
  });

  test('with a business it has the record’s answers and gaps, and a different ETag', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey, {
      email: 'a@northwind.example',
      formation_date: undefined,
    });
    const query = `${path}?jurisdiction=US-TN&business_id=${id}`;
    const answer = await call(service, testKey, 'GET', query);
    expect(answer.body.prefill.email).toMatchObject({
      value: 'a@northwind.example',
      origin: 'business_record',
    });
    expect(answer.body.missing).toMatchObject([{ field: 'formation_date' }]);
    const known = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect((await call(service, testKey, 'GET', query, undefined, known)).status).toBe(304);
    await service.parts.database.query("update businesses set formation_date = '2019-03-04' where id = $1", [
      id,
    ]);
    const changed = await call(service, testKey, 'GET', query, undefined, known);
    expect([changed.status, changed.body.missing]).toEqual([200, []]);
  });

  test('with a business it has what an earlier filing answered and the record does not, until that is canceled', async () => {
    const tenant = await createTenant(service);
    const email = 'ohio@northwind.example';
    const { businessId, filing } = await fileIn(service, tenant, 'US-OH', { email });
    const read = async () => {
      const query = `${path}?jurisdiction=US-TN&business_id=${businessId}`;
      return (await call(service, tenant.testKey, 'GET', query)).body.prefill;
    };
    expect((await read()).email).toEqual({
      value: email,
      origin: 'filing',
      detail: expect.stringMatching(/^From your Ohio filing of \d+ \w+ \d{4}$/),
      recorded_at: filing.created_at,
    });
    const query = `${path}?jurisdiction=US-TN&business_id=${await addBusiness(service, tenant.testKey)}`;
    expect((await call(service, tenant.testKey, 'GET', query)).body.prefill).not.toHaveProperty('email');
    await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, {});
    expect(await read()).not.toHaveProperty('email');
  });
});

describe('refuses', () => {
  test('an unsupported state with 501, an invalid or missing code with 400', async () => {
    const { testKey } = await createTenant(service);
    expect((await call(service, testKey, 'GET', `${path}?jurisdiction=US-PR`)).status).toBe(501);
    for (const query of ['', '?jurisdiction=Texas']) {
      const refused = await call(service, testKey, 'GET', `${path}${query}`);
      expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '?jurisdiction' }] });
    }
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
