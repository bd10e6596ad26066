import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mode } from '#lib/contract/scalars';
import { createApp } from '#lib/service/edge/create-app';
import { hashKey, makeKey } from '#lib/service/keys';
import { signDashboardToken } from '#lib/session/sign-token';
import { captureLog } from '#lib/testing/capture-log';
import { findInDatabase } from '#lib/testing/find-in-database';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

const elsewhere = 'https://filings.example';
const log = captureLog();
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ FILING_API_URL: elsewhere, LOG_LEVEL: 'trace' }, undefined, log.logTo);
});
afterAll(() => service.stop());

let organizationId: string;
let admin: Person;
beforeEach(async () => {
  ({ organizationId } = await createTenant(service));
  admin = await createPerson(service, organizationId, { roles: ['administrator'], address: '203.0.113.9' });
});

const ask = async (by: Person, method: string, body?: unknown, mode: Mode = 'test') =>
  call(service, await by.token(mode), method, '/console/remote-key', body);

async function use(by: Person, mode: Mode = 'test', token?: string, writes = false) {
  // The test harness stores a person's session under the hash of their id.
  await by.token();
  const credential = token ?? (await signDashboardToken(service.parts.secrets.console));
  const body = { session: hashKey(by.id), mode, active: true, writes };
  return call(service, credential, 'POST', '/console/remote-key/use', body);
}

describe('works', () => {
  test('an administrator can set a key, which is used for their organization and never returned', async () => {
    const api_key = makeKey('test');
    const none = { object: 'remote_key', mode: 'test', service: elsewhere };
    expect((await ask(admin, 'GET')).body).toEqual({ ...none, last_four: null, set_at: null, set_by: null });
    const set = await ask(admin, 'PUT', { api_key: ` ${api_key} ` });
    expect([set.status, set.body]).toEqual([
      200,
      {
        ...none,
        last_four: api_key.slice(-4),
        set_at: service.time.now.toISOString(),
        set_by: admin.name,
      },
    ]);
    expect((await ask(admin, 'GET')).body).toEqual(set.body);
    expect((await use(admin)).body).toEqual({ object: 'usable_remote_key', api_key });
  });

  test('a new key replaces it, and a removed one is gone; each mode has its own', async () => {
    const [first, second, live] = [makeKey('test'), makeKey('test'), makeKey('live')];
    await ask(admin, 'PUT', { api_key: first });
    await ask(admin, 'PUT', { api_key: live }, 'live');
    await ask(admin, 'PUT', { api_key: second });
    expect([(await use(admin)).body.api_key, (await use(admin, 'live')).body.api_key]).toEqual([
      second,
      live,
    ]);
    expect((await ask(admin, 'DELETE')).status).toBe(204);
    expect((await ask(admin, 'DELETE')).status).toBe(204);
    expect([(await use(admin)).status, (await use(admin, 'live')).status]).toEqual([409, 200]);
  });

  test('each change is in the audit log and the log, and no key is in either, in a table or in the request log', async () => {
    const [kept, refused] = [makeKey('test'), makeKey('live')];
    await ask(admin, 'PUT', { api_key: kept });
    await ask(admin, 'PUT', { api_key: refused });
    await use(admin);
    await ask(admin, 'DELETE');
    await ask(admin, 'PUT', { api_key: kept });
    await service.requests.flush();
    const rows = await service.parts.database.query(
      'select action, actor, address from audit_entries where organization_id = $1 order by id',
      [organizationId],
    );
    expect(rows.map(({ action, address }) => [action, address])).toEqual([
      ['remote_key.set', '203.0.113.9'],
      ['remote_key.removed', '203.0.113.9'],
      ['remote_key.set', '203.0.113.9'],
    ]);
    for (const secret of [kept, refused]) {
      expect(await findInDatabase(service.parts, secret)).toEqual([]);
      expect(log.text()).not.toContain(secret);
    }
    expect(log.text()).toContain('"action":"remote_key.set"');
  });
});

describe('refuses', () => {
  test('a key of the other mode, which would submit real filings instead of tests', async () => {
    const { status, body } = await ask(admin, 'PUT', { api_key: makeKey('live') });
    expect([status, body.errors]).toEqual([
      400,
      [{ pointer: '/api_key', code: 'wrong_mode', detail: 'This is a live key, and you are in test mode.' }],
    ]);
    expect((await ask(admin, 'PUT', { api_key: makeKey('test') }, 'live')).status).toBe(400);
  });

  test('filing without the organization’s own key: the problem says who can add it, and where', async () => {
    const { status, body } = await use(admin);
    expect([status, body.type, body.detail]).toEqual([
      409,
      'http://service.test/problems/remote_key_missing',
      'Your organization has no test key for the filing service. An administrator gives it under Developers, API keys.',
    ]);
  });

  test('a key if this installation files itself', async () => {
    const { FILING_API_URL: _none, ...env } = service.parts.env;
    const parts = { ...service.parts, env };
    const own = { ...service, ...createApp(parts), parts };
    const body = { api_key: makeKey('test') };
    expect((await call(own, await admin.token(), 'PUT', '/console/remote-key', body)).status).toBe(409);
    await own.stop();
  });
});

describe('guards', () => {
  test('one organization never uses another’s key', async () => {
    const other = await createTenant(service);
    const stranger = await createPerson(service, other.organizationId, { roles: ['administrator'] });
    await ask(admin, 'PUT', { api_key: makeKey('live') }, 'live');
    expect((await use(stranger, 'live')).status).toBe(409);
    expect((await ask(stranger, 'GET', undefined, 'live')).body.last_four).toBeNull();
  });

  test('an encrypted key copied to another organization or mode cannot be decrypted', async () => {
    const other = await createTenant(service);
    const stranger = await createPerson(service, other.organizationId, { roles: ['administrator'] });
    await ask(admin, 'PUT', { api_key: makeKey('test') });
    await ask(stranger, 'PUT', { api_key: makeKey('test') });
    await service.parts.database.query(
      `update remote_keys set value = (select value from remote_keys where organization_id = $1)
       where organization_id = $2`,
      [organizationId, other.organizationId],
    );
    expect((await use(stranger)).status).toBe(500);
  });

  test('only an administrator can change it; every member sees whether there is one', async () => {
    await ask(admin, 'PUT', { api_key: makeKey('test') });
    for (const role of ['preparer', 'developer', 'viewer'] as const) {
      const by = await createPerson(service, organizationId, { roles: [role] });
      const body = { api_key: makeKey('test') };
      expect([(await ask(by, 'PUT', body)).status, (await ask(by, 'DELETE')).status]).toEqual([403, 403]);
      expect((await ask(by, 'GET')).body.last_four).toMatch(/^.{4}$/);
    }
  });

  test('a viewer gets no key for operations that write', async () => {
    await ask(admin, 'PUT', { api_key: makeKey('test') });
    const viewer = await createPerson(service, organizationId, { roles: ['viewer'] });
    const statuses = [
      await use(viewer),
      await use(viewer, 'test', undefined, true),
      await use(admin, 'test', undefined, true),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 403, 200]);
  });

  test('the key is only returned to the dashboard, for an active session', async () => {
    await ask(admin, 'PUT', { api_key: makeKey('test') });
    const tenant = await createTenant(service);
    for (const token of [await admin.token(), tenant.testKey]) {
      expect((await use(admin, 'test', token)).status).toBe(403);
    }
    await service.parts.database.query('update sessions set ended_at = now() where person_id = $1', [
      admin.id,
    ]);
    expect((await use(admin)).status).toBe(401);
  });
});
