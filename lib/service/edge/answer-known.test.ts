import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('a version that the caller has is answered with 304, until it changes', async () => {
  const { testKey } = await createTenant(service);
  const send = (method: string, path: string, body?: object, tag = '') =>
    call(service, testKey, method, path, body, { 'If-None-Match': tag });
  const id = await addBusiness(service, testKey);
  const duty = { business_id: id, kind: 'license', title: 'Renew the license', due_on: '2027-03-01' };
  const { body: obligation } = await send('POST', '/v1/obligation', { ...duty, jurisdiction: 'US-OH' });
  const changes: [path: string, change: object][] = [
    [`/v1/business/${id}`, { phone: '+1 302 555 0134' }],
    [`/v1/obligation/${obligation.id}`, { note: 'Asked for.' }],
  ];
  for (const [path, change] of changes) {
    const tag = (await send('GET', path)).headers.get('ETag') ?? '';
    const known = await send('GET', path, undefined, `"another", W/${tag}`);
    expect([known.status, known.headers.get('ETag')]).toEqual([304, tag]);
    expect((await send('PATCH', path, change)).status).toBe(200);
    expect((await send('GET', path, undefined, tag)).status).toBe(200);
  }
});

test('a plan comes whole: its entity tag stands for what was edited, and not for what became of it', async () => {
  const { testKey } = await createTenant(service);
  const business_id = await addBusiness(service, testKey);
  const body = { business_id, jurisdictions: ['US-OH'] };
  const { body: plan, headers } = await call(service, testKey, 'POST', '/v1/plan', body);
  const tag = headers.get('ETag') ?? '';
  await call(service, testKey, 'PATCH', `/v1/business/${business_id}`, { legal_name: 'Renamed Fields, LLC' });
  const again = await call(service, testKey, 'GET', `/v1/plan/${plan.id}`, undefined, {
    'If-None-Match': tag,
  });
  expect([again.status, again.headers.get('ETag')]).toEqual([200, tag]);
});
