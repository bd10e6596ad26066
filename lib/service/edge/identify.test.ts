import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '#lib/service/keys';
import { captureLog } from '#lib/testing/capture-log';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

const log = captureLog();
let service: Harness;
let tenant: Tenant;
beforeAll(async () => {
  service = await startHarness({ TRUSTED_PROXIES: '10.0.0.0/8', LOG_LEVEL: 'info' }, undefined, log.logTo);
  tenant = await createTenant(service);
});
afterAll(() => service.stop());

type Sent = { from: string; credential?: string; headers?: Record<string, string>; path?: string };

async function send({ from, credential, headers = {}, path = '/v1/business' }: Sent) {
  const authorization: Record<string, string> = credential ? { Authorization: `Bearer ${credential}` } : {};
  const incoming = { socket: { remoteAddress: from } };
  const answer = await service.app.request(path, { headers: { ...authorization, ...headers } }, { incoming });
  await answer.arrayBuffer();
  return answer;
}

const statuses = async (count: number, sent: () => Sent) => {
  const all = [];
  for (let at = 0; at < count; at += 1) all.push((await send(sent())).status);
  return all;
};

describe('wrong keys', () => {
  test('get 429 and Retry-After beyond sixty a minute from one address; valid ones still work', async () => {
    const from = '203.0.113.1';
    const wrong = await statuses(60, () => ({ from, credential: makeKey('live') }));
    expect(new Set(wrong)).toEqual(new Set([401]));
    const refused = await send({ from, credential: makeKey('test') });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    for (const credential of [tenant.testKey, tenant.liveKey]) {
      expect((await send({ from, credential })).status).toBe(200);
    }
    expect((await send({ from: '203.0.113.2', credential: makeKey('test') })).status).toBe(401);
  });

  test('count in every form: unknown, incomplete, malformed, and invalid tokens', async () => {
    const from = '203.0.113.3';
    const forms = ['sk_test_short', 'Bearer twice', 'no-token', makeKey('test')];
    await statuses(60, () => ({ from, credential: forms[Math.floor(Math.random() * forms.length)] ?? '' }));
    for (const credential of forms) expect((await send({ from, credential })).status).toBe(429);
  });

  test('do not affect requests without a credential, public operations, or ended sessions', async () => {
    const from = '203.0.113.4';
    await statuses(61, () => ({ from, credential: 'sk_live_wrong' }));
    expect((await send({ from })).status).toBe(401);
    expect((await send({ from, credential: 'sk_live_wrong', path: '/healthz' })).status).toBe(200);
    const person = await createPerson(service, tenant.organizationId);
    const credential = await person.token();
    await service.parts.database.query('update sessions set ended_at = now() where person_id = $1', [
      person.id,
    ]);
    expect(new Set(await statuses(70, () => ({ from, credential })))).toEqual(new Set([401]));
  });

  test('are logged once a minute for each address', async () => {
    await statuses(70, () => ({ from: '203.0.113.5', credential: 'sk_live_wrong' }));
    const logged = log
      .text()
      .split('\n')
      .filter((line) => line.includes('many wrong credentials'));
    expect(logged.filter((line) => line.includes('"address":"203.0.113.5"'))).toHaveLength(1);
  });
});

describe('the address of a request', () => {
  const entryOf = async (id: string) => {
    const [row] = await service.parts.database.query(
      'select address from audit_entries where object_id = $1',
      [id],
    );
    return row?.address;
  };
  const business = {
    legal_name: 'Northwind Freight, LLC',
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
  };

  async function make(from: string, credential: string, headers: Record<string, string> = {}) {
    const answer = await service.app.request(
      '/v1/business',
      {
        method: 'POST',
        headers: { Authorization: `Bearer ${credential}`, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(business),
      },
      { incoming: { socket: { remoteAddress: from } } },
    );
    return ((await answer.json()) as { id: string }).id;
  }

  test('is in the audit entry of a key’s action', async () => {
    expect(await entryOf(await make('203.0.113.9', tenant.testKey))).toBe('203.0.113.9');
    expect(await entryOf(await make('::ffff:203.0.113.9', tenant.testKey))).toBe('203.0.113.9');
  });

  test('is from a trusted proxy’s header, and from no other', async () => {
    const said = { 'X-Forwarded-For': '192.0.2.1, 198.51.100.7' };
    expect(await entryOf(await make('10.1.2.3', tenant.testKey, said))).toBe('198.51.100.7');
    expect(await entryOf(await make('203.0.113.9', tenant.testKey, said))).toBe('203.0.113.9');
  });

  test('is the browser’s if the dashboard calls for a person, whatever a header says', async () => {
    const person = await createPerson(service, tenant.organizationId, { address: '2001:db8::7' });
    const said = { 'X-Forwarded-For': '192.0.2.1' };
    expect(await entryOf(await make('127.0.0.1', await person.token(), said))).toBe('2001:db8::7');
  });

  test('is recorded with the use of a key and in the request log', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.99' };
    await send({ from: '10.1.2.3', credential: tenant.testKey, headers });
    await service.keyUses.flush();
    await service.requests.flush();
    const person = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
    const logged = await call(service, await person.token(), 'GET', '/console/request?limit=1');
    expect(logged.body.data[0]).toMatchObject({ path: '/v1/business', remote_address: '198.51.100.99' });
    const [key] = await service.parts.database.query(
      "select last_used_address from api_keys where organization_id = $1 and name = 'test full'",
      [tenant.organizationId],
    );
    expect(key?.last_used_address).toBe('198.51.100.99');
  });
});
