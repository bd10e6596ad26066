import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '#lib/contract/problem-codes';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test.each(Object.keys(problems))('the type of %s is the URL of a page that explains it', async (code) => {
  const page = await service.app.request(`/problems/${code}`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain(problems[code as keyof typeof problems].title);
  for (const part of ['Cause', 'What to do', 'An example']) expect(html).toContain(`>${part}</h2>`);
});

test('the page of an invalid idempotency key names what the refusal names', async () => {
  const { testKey } = await createTenant(service);
  const key = { 'Idempotency-Key': 'clé' };
  const business = { legal_name: 'Lark, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };
  const { body } = await call(service, testKey, 'POST', '/v1/business', business, key);
  const named = '1 to 255 printable ASCII characters';
  expect(body.detail).toContain(named);
  const page = await service.app.request(new URL(body.type).pathname);
  const [explained] = (await page.text()).split('An example');
  expect(explained).toContain(named);
});

test('the example on a page is at an address where the problem can be met', async () => {
  const page = async (code: string) => (await service.app.request(`/problems/${code}`)).text();
  expect(await page('filing_claimed')).toContain('/v1/operations/filing/');
  expect(await page('case_not_awaiting_response')).toContain('/v1/case/');
});

test('an unknown problem code has no page', async () => {
  expect((await call(service, null, 'GET', '/problems/nothing')).status).toBe(404);
});

test('the reference has every /v1 operation and none of the console', async () => {
  const { body, status } = await call(service, null, 'GET', '/v1/openapi.json');
  expect(status).toBe(200);
  expect(Object.keys(body.paths)).toContain('/v1/business');
  expect(Object.keys(body.paths).filter((path) => path.startsWith('/console'))).toEqual([]);
  expect(body.components.schemas.Problem).toBeDefined();
  expect(body.components.securitySchemes.bearer).toEqual({
    type: 'http',
    scheme: 'bearer',
    description: expect.any(String),
  });
});

test('every response under /v1 has the version header, also a refusal', async () => {
  for (const path of ['/v1/openapi.json', '/v1/filing', '/v1/nothing', '/business/x/registered-agent']) {
    expect((await call(service, null, 'GET', path)).headers.get('Statehouse-Version')).toBe('1.0');
  }
  expect((await call(service, null, 'GET', '/healthz')).headers.get('Statehouse-Version')).toBeNull();
});

test('an unknown path gets 404, and an unsupported method 405 with the allowed ones', async () => {
  expect((await call(service, null, 'GET', '/v1/nothing')).status).toBe(404);
  const wrong = await call(service, null, 'DELETE', '/v1/openapi.json');
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('Allow')).toBe('GET, HEAD');
  for (const path of ['/v1/filing/foreign-qualification', '/v1/filing/formation']) {
    const read = await call(service, null, 'GET', path);
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
  }
});
