import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

let service: Harness;
let person: Person;
beforeAll(async () => {
  service = await startHarness({ TRUSTED_PROXIES: '10.0.0.0/8' });
  const { organizationId } = await createTenant(service);
  person = await createPerson(service, organizationId, { roles: ['administrator'] });
});
afterAll(() => service.stop());

async function make(allowed_addresses: string[]) {
  const body = { name: 'Billing server', scope: 'full', allowed_addresses };
  return call(service, await person.token('test'), 'POST', '/console/api-key', body);
}

async function ask(key: string, from?: string, forwarded?: string) {
  const headers = { Authorization: `Bearer ${key}`, ...(forwarded && { 'X-Forwarded-For': forwarded }) };
  const incoming = { socket: { remoteAddress: from } };
  const answer = await service.app.request('/v1/business', { headers }, from ? { incoming } : {});
  return { status: answer.status, body: await answer.json() };
}

const statusFrom = async (key: string, ...from: [string?, string?]) => (await ask(key, ...from)).status;

describe('a key with allowed addresses', () => {
  const table: [string[], string | undefined, string | undefined, number][] = [
    [['203.0.113.9'], '203.0.113.9', undefined, 200],
    [['203.0.113.9'], '203.0.113.10', undefined, 403],
    [['203.0.113.9'], '::ffff:203.0.113.9', undefined, 200],
    [['::ffff:203.0.113.9'], '203.0.113.9', undefined, 200],
    [['::ffff:203.0.113.0/120'], '203.0.113.200', undefined, 200],
    [['198.51.100.0/24', '203.0.113.0/24'], '203.0.113.255', undefined, 200],
    [['203.0.113.0/24'], '203.0.114.0', undefined, 403],
    [['2001:db8:7::/48'], '2001:db8:7:1::5', undefined, 200],
    [['2001:DB8:7::/48'], '2001:db8:8::5', undefined, 403],
    [['2001:db8::1'], '203.0.113.9', undefined, 403],
    // A forwarding header counts only if a trusted proxy sent it.
    [['203.0.113.9'], '198.51.100.1', '203.0.113.9', 403],
    [['203.0.113.9'], '10.0.0.1', '203.0.113.9', 200],
    [['203.0.113.9'], '10.0.0.1', '203.0.113.9, 198.51.100.1', 403],
    [['203.0.113.9'], undefined, undefined, 403],
    [[], undefined, undefined, 200],
  ];
  test.each(table)('%j, asked from %s, forwarded for %s: %d', async (allowed, from, forwarded, status) => {
    const { raw_key } = (await make(allowed)).body;
    expect(await statusFrom(raw_key, from, forwarded)).toBe(status);
  });

  test('has the caller’s address in its refusal, which is in the key’s request log', async () => {
    const { raw_key, id } = (await make(['203.0.113.9'])).body;
    const { body } = await ask(raw_key, '198.51.100.7');
    expect(body).toMatchObject({ status: 403, required_scope: 'allowed_address' });
    expect(body.type).toMatch(/\/forbidden$/);
    expect(body.detail).toContain('198.51.100.7');
    await service.requests.flush();
    const token = await person.token('test');
    const log = await call(service, token, 'GET', `/console/request?actor_id=${id}`);
    expect(log.body.data).toMatchObject([{ status: 403, actor: { id } }]);
  });

  test('uses changed addresses from the next request, and the audit log has both lists', async () => {
    const { raw_key, id } = (await make(['203.0.113.9'])).body;
    expect(await statusFrom(raw_key, '203.0.113.9')).toBe(200);
    const change = async (body: object) =>
      call(service, await person.token('test'), 'PATCH', `/console/api-key/${id}`, body);
    expect((await change({ allowed_addresses: ['198.51.100.7', 'nowhere'] })).body.errors).toMatchObject([
      { pointer: '/allowed_addresses/1' },
    ]);
    const changed = await change({ allowed_addresses: ['198.51.100.7'] });
    expect(changed.body).toMatchObject({ name: 'Billing server', allowed_addresses: ['198.51.100.7'] });
    expect(await statusFrom(raw_key, '203.0.113.9')).toBe(403);
    expect(await statusFrom(raw_key, '198.51.100.7')).toBe(200);
    await change({ allowed_addresses: [], name: 'Anywhere' });
    expect(await statusFrom(raw_key, '203.0.113.9')).toBe(200);
    const entries = await service.parts.database.query(
      'select action, before, after from audit_entries where object_id = $1 order by id offset 1',
      [id],
    );
    expect(entries).toEqual([
      {
        action: 'api_key.addresses_changed',
        before: { allowed_addresses: ['203.0.113.9'] },
        after: { allowed_addresses: ['198.51.100.7'] },
      },
      { action: 'api_key.renamed', before: { name: 'Billing server' }, after: { name: 'Anywhere' } },
      {
        action: 'api_key.addresses_changed',
        before: { allowed_addresses: ['198.51.100.7'] },
        after: { allowed_addresses: [] },
      },
    ]);
  });

  test('keeps those that somebody else has set since, also where its other change was made already', async () => {
    const { id } = (await make(['203.0.113.9'])).body;
    const change = async (allowed_addresses: string[], instead_of: string[]) => {
      const body = { allowed_addresses, instead_of };
      return call(service, await person.token('test'), 'PATCH', `/console/api-key/${id}`, body);
    };
    const first = ['203.0.113.9', '198.51.100.7'];
    expect((await change(first, ['203.0.113.9'])).status).toBe(200);
    expect((await change(first, ['203.0.113.9'])).status).toBe(200);
    const stale = await change(['203.0.113.9', '192.0.2.1'], ['203.0.113.9']);
    expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining('Somebody else')]);
    expect((await change(['192.0.2.1'], first)).body.allowed_addresses).toEqual(['192.0.2.1']);
  });

  test('passes them on when it is rolled', async () => {
    const { id } = (await make(['203.0.113.9', ' 203.0.113.9 ', '2001:DB8::/32'])).body;
    const path = `/console/api-key/${id}/roll`;
    const next = await call(service, await person.token('test'), 'POST', path, { overlap_seconds: 0 });
    expect(next.body.allowed_addresses).toEqual(['203.0.113.9', '2001:db8::/32']);
    expect(await statusFrom(next.body.raw_key, '198.51.100.7')).toBe(403);
    const [entry] = await service.parts.database.query(
      `select after from audit_entries where object_id = $1 and action = 'api_key.created'`,
      [next.body.id],
    );
    expect(entry?.after).toMatchObject({
      scope: 'full',
      scopes: [],
      allowed_addresses: ['203.0.113.9', '2001:db8::/32'],
    });
  });
});

test('each invalid entry is reported with its pointer', async () => {
  const wrong = [
    '127.1',
    '1.2.3.4/33',
    '::1/129',
    'example.com',
    '',
    '1.2.3.4/',
    'fe80::1%eth0',
    '0x7f000001',
  ];
  const { status, body } = await make(['203.0.113.9', ...wrong]);
  expect(status).toBe(400);
  expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
    wrong.map((_, index) => `/allowed_addresses/${index + 1}`),
  );
  const many = (count: number) => Array.from({ length: count }, (_, index) => `10.1.1.${index}`);
  expect((await make(many(50))).status).toBe(201);
  expect((await make(many(51))).body.errors).toMatchObject([{ pointer: '/allowed_addresses' }]);
});
