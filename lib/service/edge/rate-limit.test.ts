import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { upload } from '#lib/testing/upload';

const limit = 20;

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ RATE_LIMIT_PER_MINUTE: String(limit) });
});
afterAll(() => service.stop());

function limitsIn(headers: Headers) {
  return {
    limit: Number(headers.get('X-RateLimit-Limit') ?? Number.NaN),
    remaining: Number(headers.get('X-RateLimit-Remaining') ?? Number.NaN),
    reset: Number(headers.get('X-RateLimit-Reset') ?? Number.NaN),
  };
}

describe('works', () => {
  test('of ten times the limit at once exactly the limit succeeds', async () => {
    const { testKey } = await createTenant(service);
    const answers = await Promise.all(
      Array.from({ length: 10 * limit }, () => call(service, testKey, 'GET', '/v1/business')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9 * limit);
  });

  test('the remaining requests decrease by one, and the window ends when announced', async () => {
    const { testKey } = await createTenant(service);
    const seen = [];
    for (let request = 0; request < limit + 3; request += 1) {
      seen.push(limitsIn((await call(service, testKey, 'GET', '/v1/business')).headers));
    }
    expect(seen.map(({ remaining }) => remaining)).toEqual([
      ...Array.from({ length: limit }, (_, taken) => limit - 1 - taken),
      ...[0, 0, 0],
    ]);
    expect(new Set(seen.map(({ reset }) => reset)).size).toBe(1);
    expect(new Set(seen.map((entry) => entry.limit))).toEqual(new Set([limit]));
  });

  test('the window is a minute of real time, also for a test key whose clock was moved', async () => {
    const { testKey } = await createTenant(service);
    await call(service, testKey, 'POST', '/v1/sandbox/clock', { advance_seconds: 86_400 });
    const before = Math.floor(Date.now() / 1000);
    const { reset } = limitsIn((await call(service, testKey, 'GET', '/v1/business')).headers);
    expect(reset).toBeGreaterThanOrEqual(before);
    expect(reset).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 60);
  });

  test('every response to an authenticated caller has the headers', async () => {
    const { organizationId, testKey, readOnlyKey } = await createTenant(service);
    const person = await createPerson(service, organizationId);
    const made = await call(service, testKey, 'POST', '/v1/business', {
      legal_name: 'Northwind Freight, LLC',
      entity_type: 'llc',
      formation_jurisdiction: 'US-DE',
    });
    const wrongType = { 'Content-Type': 'text/plain' };
    const answers = [
      made,
      await call(service, testKey, 'POST', '/v1/business', {}),
      await call(service, testKey, 'POST', '/v1/business', 'x', wrongType),
      await call(service, testKey, 'POST', '/v1/business', `"${'x'.repeat(1_100_000)}"`),
      await call(service, testKey, 'GET', '/v1/business/none'),
      await call(service, testKey, 'GET', '/v1/nowhere'),
      await call(service, testKey, 'DELETE', '/v1/business'),
      await call(service, testKey, 'GET', '/v1/jurisdiction'),
      await call(service, testKey, 'GET', '/console/overview'),
      await call(service, readOnlyKey, 'POST', '/v1/business', {}),
      await call(service, await person.token(), 'GET', '/v1/business'),
      await call(service, await person.token('live'), 'GET', '/console/overview'),
    ];
    const document = await upload(service, testKey, made.body.id);
    const content = await service.app.request(`/v1/document/${document.body.id}/content`, {
      headers: { Authorization: `Bearer ${testKey}` },
    });
    await content.arrayBuffer();
    const known = await call(service, testKey, 'GET', '/v1/jurisdiction', undefined, {
      'If-None-Match': '*',
    });
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([201, 400, 415, 413, 404, 404, 405, 200, 403, 403, 200, 200]);
    for (const { headers } of [...answers, content, known]) {
      expect(limitsIn(headers)).toEqual({
        limit,
        remaining: expect.any(Number),
        reset: expect.any(Number),
      });
      expect(limitsIn(headers).remaining).not.toBeNaN();
      expect(limitsIn(headers).reset).not.toBeNaN();
    }
  });

  test('each key and each person has a separate limit; a person has one for both modes', async () => {
    const { organizationId, testKey, liveKey } = await createTenant(service);
    const person = await createPerson(service, organizationId);
    const remaining = async (credential: string) =>
      limitsIn((await call(service, credential, 'GET', '/v1/business')).headers).remaining;
    expect([await remaining(testKey), await remaining(testKey), await remaining(liveKey)]).toEqual([
      limit - 1,
      limit - 2,
      limit - 1,
    ]);
    expect([
      await remaining(await person.token('test')),
      await remaining(await person.token('live')),
    ]).toEqual([limit - 1, limit - 2]);
  });

  test('without a limit nothing is refused, and the headers never ask to wait', async () => {
    const free = await startHarness({ RATE_LIMIT_PER_MINUTE: '0' });
    const { testKey } = await createTenant(free);
    const { headers } = await call(free, testKey, 'GET', '/v1/business');
    await free.stop();
    expect(limitsIn(headers)).toMatchObject({ limit: 10_000_000, remaining: 10_000_000 });
  });
});

describe('refuses', () => {
  test('requests beyond the limit with 429 and the seconds until the window ends', async () => {
    const { testKey } = await createTenant(service);
    for (let request = 0; request < limit; request += 1) await call(service, testKey, 'GET', '/v1/business');
    const { status, body, headers } = await call(service, testKey, 'POST', '/v1/business', {});
    expect(status).toBe(429);
    expect(body).toMatchObject({
      type: 'http://service.test/problems/rate_limited',
      instance: '/v1/business',
    });
    const after = Number(headers.get('Retry-After'));
    expect(after).toBeGreaterThanOrEqual(1);
    expect(after).toBeLessThanOrEqual(60);
    expect(limitsIn(headers)).toMatchObject({ limit, remaining: 0 });
    // A caller who waits as long as the header says comes back after the reset, not before it.
    expect(Math.ceil(Date.now() / 1000) + after).toBeGreaterThanOrEqual(limitsIn(headers).reset);
  });
});

describe('guards', () => {
  test('requests with a key from where it does not work use up nothing of what it has where it works', async () => {
    const { organizationId } = await createTenant(service);
    const person = await createPerson(service, organizationId, { roles: ['administrator'] });
    const body = { name: 'Billing server', scope: 'full', allowed_addresses: ['203.0.113.9'] };
    const { raw_key } = (await call(service, await person.token(), 'POST', '/console/api-key', body)).body;
    const askFrom = (remoteAddress: string) =>
      service.app.request(
        '/v1/business',
        { headers: { Authorization: `Bearer ${raw_key}` } },
        { incoming: { socket: { remoteAddress } } },
      );
    for (let request = 0; request < limit; request += 1) {
      expect((await askFrom('198.51.100.7')).status).toBe(403);
    }
    const { status, headers } = await askFrom('203.0.113.9');
    expect([status, limitsIn(headers).remaining]).toEqual([200, limit - 1]);
  });

  test('a refused credential gets no rate limit headers', async () => {
    for (const key of [null, 'sk_test_wrong']) {
      const { status, headers } = await call(service, key, 'GET', '/v1/business');
      expect([status, headers.get('X-RateLimit-Limit')]).toEqual([401, null]);
    }
  });
});
