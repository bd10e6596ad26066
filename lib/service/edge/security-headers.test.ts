import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ BASE_URL: 'https://filings.example' });
});
afterAll(() => service.stop());

const said = (headers: Headers) =>
  ['Cache-Control', 'X-Content-Type-Options', 'Strict-Transport-Security', 'Content-Security-Policy'].map(
    (name) => headers.get(name),
  );
const locked = ['no-store', 'nosniff', 'max-age=31536000', "default-src 'none'; frame-ancestors 'none'"];

test('every API response is uncacheable, has its exact type, and executes nothing', async () => {
  const { testKey } = await createTenant(service);
  const businessId = await addBusiness(service, testKey);
  const { body: document } = await upload(service, testKey, businessId);
  const requirement = '/v1/filing/foreign-qualification/requirement?jurisdiction=US-TX';
  const asks: [string, string | null, string][] = [
    ['GET', testKey, '/v1/business'],
    ['GET', testKey, `/v1/business/${businessId}`],
    ['GET', testKey, requirement],
    ['POST', testKey, '/v1/business'],
    ['GET', null, '/v1/business'],
    ['GET', testKey, '/v1/nowhere'],
    ['PUT', testKey, '/v1/business'],
    ['GET', null, '/v1/openapi.json'],
    ['GET', null, '/healthz'],
  ];
  for (const [method, key, path] of asks) {
    const { headers } = await call(service, key, method, path);
    expect([path, ...said(headers)]).toEqual([path, ...locked]);
  }
  const headers = { Authorization: `Bearer ${testKey}` };
  const content = await service.app.request(`/v1/document/${document.id}/content`, { headers });
  expect([content.status, ...said(content.headers)]).toEqual([200, ...locked]);
  const { headers: first } = await call(service, testKey, 'GET', requirement);
  const again = { 'If-None-Match': first.get('ETag') ?? '' };
  expect((await call(service, testKey, 'GET', requirement, undefined, again)).status).toBe(304);
});

test('an installation without https sends no HSTS', async () => {
  const plain = await startHarness();
  const { headers } = await call(plain, null, 'GET', '/v1/business');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
  await plain.stop();
});

test('the contact for vulnerabilities is published', async () => {
  const answer = await service.app.request('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:statehouse@localhost',
    'Expires: 2027-05-19T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://filings.example/.well-known/security.txt',
    '',
  ]);
});
