import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, completeBody, completeBusiness, fileIn, submitPath } from '#lib/testing/qualification';
import { rowsOf } from '#lib/testing/rows-of';
import { pdf } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => service.stop());

type Maker = {
  name: string;
  /** The path, the body and the caller of the creation. */
  prepare: (tenant: Tenant) => Promise<{ path: string; body: object; key: string }>;
  other: object;
  wrong: object;
  /** The path at which it can be read. */
  place: string;
};

const makers: Maker[] = [
  {
    name: 'a business',
    prepare: async ({ testKey }) => ({ path: '/v1/business', body: completeBusiness, key: testKey }),
    other: { ...completeBusiness, purpose: 'Freight' },
    wrong: { legal_name: 7 },
    place: '/v1/business/',
  },
  {
    name: 'a sandbox case',
    prepare: async (tenant) => {
      const { filing } = await fileIn(service, tenant);
      const path = `/v1/sandbox/filing/${filing.id}/case`;
      return { path, body: { kind: 'missing_information' }, key: tenant.testKey };
    },
    other: { kind: 'legal_name_change' },
    wrong: { kind: 'nothing' },
    place: '/v1/case/',
  },
  {
    name: 'a webhook endpoint',
    prepare: async ({ testKey }) => ({
      path: '/v1/webhook-endpoint',
      body: { url: 'http://127.0.0.1:9/hook', event_types: ['*'] },
      key: testKey,
    }),
    other: { url: 'http://127.0.0.1:9/other', event_types: ['*'] },
    wrong: { url: 'nowhere' },
    place: '/v1/webhook-endpoint/',
  },
  {
    name: 'a plan',
    prepare: async (tenant) => {
      const person = await createPerson(service, tenant.organizationId, { roles: ['preparer'] });
      const business_id = await addBusiness(service, tenant.testKey);
      const body = { business_id, jurisdictions: ['US-TX'] };
      return { path: '/console/plan', body, key: await person.token() };
    },
    other: { jurisdictions: ['US-NV'] },
    wrong: { jurisdictions: 7 },
    place: '/console/plan/',
  },
];

describe.each(makers)('$name', ({ prepare, other, wrong, place }) => {
  test('is made once for a key, and every retry is shown it as it is now', async () => {
    const { path, body, key } = await prepare(await createTenant(service));
    const send = (sent: object) => call(service, key, 'POST', path, sent, { 'Idempotency-Key': 'k' });
    const answers = await Promise.all([send(body), send(body), send(body)]);
    const rows = await rowsOf(service);
    const again = await send(Object.fromEntries(Object.entries(body).toReversed()));
    expect(await rowsOf(service)).toEqual(rows);
    const all = [...answers, again];
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(all.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const replays = all.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true');
    expect(replays).toHaveLength(3);
    for (const { headers } of all) expect(headers.get('Location')).toBe(`${place}${again.body.id}`);
    const read = await call(service, key, 'GET', `${place}${again.body.id}`);
    expect([read.status, read.body.id]).toEqual([200, again.body.id]);
  });

  test('another body under the key is a conflict that names it, a wrong one too; a failure binds nothing', async () => {
    const { path, body, key } = await prepare(await createTenant(service));
    const send = (sent: object) => call(service, key, 'POST', path, sent, { 'Idempotency-Key': 'k' });
    expect((await send(wrong)).status).toBe(400);
    const made = await send(body);
    expect([made.status, made.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
    for (const sent of [other, wrong, { ...body, nobody_asked: 1 }]) {
      const refused = await send(sent);
      expect(refused.body).toMatchObject({
        status: 409,
        type: 'http://service.test/problems/idempotency_key_conflict',
        existing_id: made.body.id,
      });
      expect(refused.body).not.toHaveProperty('existing_filing_id');
    }
    expect((await send({ ...wrong, half: '\ud800' })).status).toBe(400);
  });

  test('a key that is none is refused, and without one each request makes its own', async () => {
    const { path, body, key } = await prepare(await createTenant(service));
    const refused = await call(service, key, 'POST', path, body, { 'Idempotency-Key': '' });
    expect(refused.body.type).toBe('http://service.test/problems/idempotency_key_invalid');
    const both = await call(service, key, 'POST', path, wrong, { 'Idempotency-Key': '' });
    expect(both.body.type).toBe('http://service.test/problems/idempotency_key_invalid');
    const one = await call(service, key, 'POST', path, body);
    const two = await call(service, key, 'POST', path, body);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.id).not.toBe(two.body.id);
  });
});

test('one key for two operations is a conflict, whichever of them came first', async () => {
  const tenant = await createTenant(service);
  const business = await addBusiness(service, tenant.testKey);
  const filingBody = await completeBody(service, tenant, business, 'US-TX');
  const send = (path: string, body: object, key: string) =>
    call(service, tenant.testKey, 'POST', path, body, { 'Idempotency-Key': key });
  const record = await send('/v1/business', completeBusiness, 'one');
  expect((await send(submitPath, filingBody, 'one')).body).toMatchObject({
    status: 409,
    existing_id: record.body.id,
  });
  const filing = await send(submitPath, filingBody, 'two');
  expect(filing.headers.get('Location')).toBe(`/v1/filing/${filing.body.id}`);
  expect((await send('/v1/business', completeBusiness, 'two')).body).toMatchObject({
    status: 409,
    existing_filing_id: filing.body.id,
  });
});

test('the same case for another filing is another request', async () => {
  const tenant = await createTenant(service);
  const one = await fileIn(service, tenant, 'US-TX');
  const two = await fileIn(service, tenant, 'US-NV');
  const open = (id: string) =>
    call(
      service,
      tenant.testKey,
      'POST',
      `/v1/sandbox/filing/${id}/case`,
      { kind: 'missing_information' },
      { 'Idempotency-Key': 'k' },
    );
  const made = await open(one.filing.id);
  expect(made.status).toBe(201);
  expect((await open(two.filing.id)).body).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/^This key was used with another body, or for another resource,/),
    existing_id: made.body.id,
  });
});

test('a document is stored once for a key; other bytes, kinds or names are a conflict', async () => {
  const tenant = await createTenant(service);
  const id = await addBusiness(service, tenant.testKey);
  const send = async (bytes: Uint8Array, filename = 'a.pdf', type = 'other') => {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(bytes)]), filename);
    form.append('types[]', type);
    const answer = await service.app.request(`/v1/business/${id}/document`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tenant.testKey}`, 'Idempotency-Key': 'k' },
      body: form,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const made = await Promise.all([send(pdf), send(pdf)]);
  const again = await send(pdf);
  expect([...made, again].map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set([...made, again].map(({ body }) => body.id)).size).toBe(1);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(again.headers.get('Location')).toBe(`/v1/document/${again.body.id}`);
  const list = await call(service, tenant.testKey, 'GET', `/v1/business/${id}/document`);
  expect(list.body.data).toHaveLength(1);
  const kept = await service.app.request(`/v1/document/${again.body.id}/content`, {
    headers: { Authorization: `Bearer ${tenant.testKey}` },
  });
  expect(Buffer.from(await kept.arrayBuffer())).toEqual(Buffer.from(pdf));
  for (const other of [
    await send(Buffer.concat([Buffer.from(pdf), Buffer.from(' ')])),
    await send(pdf, 'b.pdf'),
    await send(pdf, 'a.pdf', 'receipt'),
  ]) {
    expect(other.body).toMatchObject({ status: 409, existing_id: again.body.id });
  }
});

test('a replay of what was deleted makes no second one', async () => {
  const { testKey } = await createTenant(service);
  const body = { url: 'http://127.0.0.1:9/hook', event_types: ['*'] };
  const send = () => call(service, testKey, 'POST', '/v1/webhook-endpoint', body, { 'Idempotency-Key': 'k' });
  const made = await send();
  await call(service, testKey, 'DELETE', `/v1/webhook-endpoint/${made.body.id}`);
  expect((await send()).status).toBe(404);
});
