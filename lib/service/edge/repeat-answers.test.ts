import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const fee = '/v1/filing/foreign-qualification/fee';
const requirement = '/v1/filing/foreign-qualification/requirement';

const repeated = [
  `${fee}?jurisdiction=US-TX`,
  `${requirement}?jurisdiction=US-TX`,
  '/v1/filing/formation/fee?jurisdiction=US-TX',
  '/v1/filing/formation/requirement?jurisdiction=US-TX',
  '/v1/jurisdiction?limit=3',
];

test.each(repeated)('%s is the same again, with headers of its own', async (path) => {
  const { testKey } = await createTenant(service);
  const answers = [await call(service, testKey, 'GET', path), await call(service, testKey, 'GET', path)];
  const [first, second] = answers.map(({ status, body, headers }) => ({
    status,
    body,
    headers: Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id')),
  }));
  expect(first?.status).toBe(200);
  expect({ ...second, headers: { ...second?.headers, ...remaining(first?.headers) } }).toEqual(first);
  const ids = answers.map(({ headers }) => headers.get('X-Request-Id'));
  expect(new Set(ids).size).toBe(2);
});

const remaining = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-ratelimit')));

test('a caller is refused what others were answered', async () => {
  const { testKey } = await createTenant(service);
  for (const path of repeated) {
    expect((await call(service, testKey, 'GET', path)).status).toBe(200);
    expect((await call(service, null, 'GET', path)).status).toBe(401);
  }
});

test.each([fee, requirement])('%s for a business is for its owner alone', async (path) => {
  const { testKey } = await createTenant(service);
  const other = await createTenant(service);
  const id = await addBusiness(service, testKey);
  // A name may be written in other ways, which a comparison of texts would not notice.
  for (const name of ['business_id', '%62usiness_id']) {
    const at = `${path}?jurisdiction=US-TX&${name}=${id}`;
    expect((await call(service, testKey, 'GET', at)).status).toBe(200);
    expect((await call(service, other.testKey, 'GET', at)).status).toBe(404);
  }
});

test('what a business record answers is read each time', async () => {
  const { testKey } = await createTenant(service);
  const id = await addBusiness(service, testKey);
  const at = `${requirement}?jurisdiction=US-TX&business_id=${id}`;
  const before = await call(service, testKey, 'GET', at);
  const phone = '+1 302 555 0199';
  expect(JSON.stringify(before.body)).not.toContain(phone);
  await call(service, testKey, 'PATCH', `/v1/business/${id}`, { phone });
  const after = await call(service, testKey, 'GET', at);
  expect(JSON.stringify(after.body)).toContain(phone);
  expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
});

test('a faulty query is refused each time', async () => {
  const { testKey } = await createTenant(service);
  for (const query of ['', '?jurisdiction=US-ZZ', '?jurisdiction=US-TX&jurisdiction=US-TX', '?state=US-TX']) {
    for (let time = 0; time < 2; time += 1)
      expect([query, (await call(service, testKey, 'GET', fee + query)).status]).toEqual([query, 400]);
  }
});
