import { afterAll, beforeAll, expect, test } from 'vitest';
import { LostBytes } from '#lib/service/document/document-store';
import { asProblemError } from '#lib/service/edge/problem-response';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('an internal error is a 500 with the request id and no details', async () => {
  const { testKey } = await createTenant(service);
  service.app.get('/v1/broken', () => {
    throw new Error('relation "secrets" does not exist at 10.0.0.7');
  });
  const { status, headers, body } = await call(service, testKey, 'GET', '/v1/broken');
  expect([status, headers.get('Content-Type')]).toEqual([500, 'application/problem+json']);
  expect(body).toEqual({
    type: 'http://service.test/problems/internal_error',
    title: expect.any(String),
    status: 500,
    detail: expect.not.stringContaining('secrets'),
    instance: '/v1/broken',
    request_id: headers.get('X-Request-Id'),
  });
});

test.each(['ENOSPC', 'ECONNREFUSED', '28P01'])('a request that fails for %s is a retryable 503', (code) => {
  const error = new Error('Cannot write file', { cause: Object.assign(new Error(code), { code }) });
  const { status, code: problem, headers } = asProblemError(error);
  expect([status, problem, headers]).toEqual([503, 'unavailable', { 'Retry-After': '2' }]);
});

test.each(['SlowDown', 'AccessDenied', 'TimeoutError'])('a bucket that answers %s is a 503', (name) => {
  const refusal = Object.assign(new Error(name), { name, $metadata: { attempts: 1 } });
  expect(asProblemError(new Error('Cannot write file', { cause: refusal })).status).toBe(503);
});

test('a document that the bucket has lost is a 500 that says so', () => {
  const refusal = Object.assign(new Error('none'), { name: 'NoSuchKey', $metadata: { attempts: 1 } });
  const { status, message } = asProblemError(new LostBytes('key', refusal));
  expect([status, message]).toEqual([500, expect.stringContaining('missing from our storage')]);
});

test.each(['40P01', '40001'])(
  'a transaction that Postgres ends again and again (%s) is a retryable 503',
  (code) => {
    const error = new Error('Failed query', { cause: Object.assign(new Error('ended'), { code }) });
    const { status, code: problem, message, headers } = asProblemError(error);
    expect([status, problem, headers]).toEqual([503, 'unavailable', { 'Retry-After': '2' }]);
    expect(message).not.toContain('cannot reach');
  },
);
