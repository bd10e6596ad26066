import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

const token = 'a-token-for-the-measures-of-the-tests';

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ METRICS_TOKEN: token });
});
afterAll(() => service.stop());

const bearer = { Authorization: `Bearer ${token}` };

function metricsFrom(remoteAddress: string | undefined, headers: Record<string, string> = {}) {
  return service.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } });
}

describe('works', () => {
  test.each(['/healthz', '/readyz'])('%s is ok, without a key', async (path) => {
    const { status, body } = await call(service, null, 'GET', path);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  test('the measures count each route and status, and put what is nowhere under one name', async () => {
    const { testKey } = await createTenant(service);
    await call(service, testKey, 'GET', '/v1/business/one');
    await call(service, testKey, 'GET', '/v1/business/two');
    await call(service, testKey, 'GET', '/v1/nowhere/one');
    await call(service, testKey, 'GET', '/v1/nowhere/two');
    const answer = await metricsFrom('127.0.0.1', bearer);
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    const text = await answer.text();
    const counts = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counts).toContain(
      'http_request_duration_seconds_count{method="GET",route="/v1/business/:id",status="404"} 2',
    );
    expect(counts).toContain('http_request_duration_seconds_count{method="any",route="none",status="404"} 2');
  });

  test('the measures count the jobs of each queue', async () => {
    const text = await (await metricsFrom('127.0.0.1', bearer)).text();
    expect(text).toMatch(/^jobs\{queue="advance-sandbox-filing",state="ready"\} \d+$/m);
    expect(text).toMatch(/^jobs\{queue="review-sandbox-case",state="failed"\} \d+$/m);
  });
});

describe('refuses', () => {
  test('it is not ready once the database is away, yet alive', async () => {
    const other = await startHarness();
    await other.parts.jobs.stop();
    await other.parts.credentials.stop();
    await other.parts.database.close();
    const { status, body } = await call(other, null, 'GET', '/readyz');
    expect([status, body.type]).toEqual([503, 'http://service.test/problems/unavailable']);
    expect((await call(other, null, 'GET', '/healthz')).status).toBe(200);
  });
});

describe('guards', () => {
  test('without a token the measures are there for this machine alone', async () => {
    const open = await startHarness();
    const status = async (remoteAddress: string, headers = {}) =>
      (await open.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })).status;
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect([address, await status(address)]).toEqual([address, 200]);
    }
    expect(await status('203.0.113.9')).toBe(404);
    expect(await status('127.0.0.1', { 'X-Forwarded-For': '203.0.113.9' })).toBe(404);
    await open.stop();
  });

  test.each(['127.0.0.1', '::1'])('once a token is set it is asked of %s too', async (address) => {
    expect((await metricsFrom(address)).status).toBe(404);
    expect((await metricsFrom(address, bearer)).status).toBe(200);
  });

  test('for strangers there are no measures, except with the token', async () => {
    expect((await metricsFrom('203.0.113.9')).status).toBe(404);
    expect((await metricsFrom(undefined)).status).toBe(404);
    expect((await metricsFrom('127.0.0.1', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404);
    expect((await metricsFrom('203.0.113.9', { Authorization: 'Bearer another-token' })).status).toBe(404);
    expect((await metricsFrom('203.0.113.9', { Authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('without a token in the configuration none is right', async () => {
    const other = await startHarness();
    const sent = { headers: { Authorization: 'Bearer undefined' } };
    expect((await other.app.request('/metrics', sent)).status).toBe(404);
    await other.stop();
  });
});
