import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorContext } from '#lib/service/context';
import { newId } from '#lib/service/ids';
import { hashKey, makeKey } from '#lib/service/keys';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, contextOf, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { operationsOf, type TestedOperation } from '#lib/testing/operations';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { createPerson } from '#lib/testing/person';
import { rowsOf } from '#lib/testing/rows-of';

const { list } = await operationsOf();
const ofDesk = list.filter(({ desk }) => desk);
const others = list.filter(({ desk, isPublic }) => !desk && !isPublic);

let service: Harness;
let tenant: Tenant;
let operator: TestOperator;
beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  operator = await createOperator(service);
});
afterAll(() => service.stop());

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, newId(service.time.now));

async function ask(credential: string | null, { method, path }: TestedOperation) {
  const { status, body } = await call(
    service,
    credential,
    method,
    filled(path),
    method === 'GET' ? undefined : {},
  );
  return { status, type: body?.type, detail: body?.detail };
}

/** Everybody who is not staff, by their credential. */
async function strangers(): Promise<Record<string, string | null>> {
  const admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  return {
    nobody: null,
    'an unknown operator key': makeKey('ops'),
    'half a key': 'sk_ops_abc',
    'no token': 'abc',
    'the dashboard': await signDashboardToken(service.parts.secrets.console),
    'a test key': tenant.testKey,
    'a live key': tenant.liveKey,
    'a read-only key': tenant.readOnlyKey,
    'an administrator': await admin.token('live'),
  };
}

const nothing = {
  status: 404,
  type: 'http://service.test/problems/not_found',
  detail: 'There is nothing at this address.',
};

describe('for everyone who is not staff, the desk does not exist', () => {
  test.each(ofDesk)('$method $path', async (operation) => {
    const before = await rowsOf(service);
    for (const [who, credential] of Object.entries(await strangers())) {
      expect(await ask(credential, operation), who).toEqual(nothing);
      expect(await ask(credential, { ...operation, method: 'DELETE' }), `${who}, another method`).toEqual(
        nothing,
      );
    }
    const { sessions: _mine, people: _people, memberships: _members, ...rest } = before;
    expect(await rowsOf(service)).toMatchObject(rest);
  });

  test('and a new staff member has access from the next request, until it is revoked', async () => {
    const person = await createPerson(service, operator.organizationId, { roles: ['administrator'] });
    const read = async () =>
      (await call(service, await person.token(), 'GET', '/v1/operations/openapi.json')).status;
    expect(await read()).toBe(404);
    await service.parts.database.query(
      "insert into staff (person_id, roles, created_at) values ($1, '{filer}', now())",
      [person.id],
    );
    expect(await read()).toBe(200);
    await service.parts.database.query('delete from staff where person_id = $1', [person.id]);
    expect(await read()).toBe(404);
  });
});

describe('an operator key can only use the desk', () => {
  test.each(others)('$method $path', async (operation) => {
    const { status } = await ask(operator.key, operation);
    expect([400, 403, 404]).toContain(status);
    expect(operation.path.startsWith('/v1/') ? status : 403).toBe(403);
  });

  test('it can read the desk’s OpenAPI document, which the partners’ document does not mention', async () => {
    const { status, body } = await call(service, operator.key, 'GET', '/v1/operations/openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths).toSorted()).toEqual(
      [...new Set(ofDesk.map(({ path }) => path))].toSorted(),
    );
    const partners = (await call(service, null, 'GET', '/v1/openapi.json')).body;
    expect(JSON.stringify(partners)).not.toContain('/v1/operations');
  });

  test('no log of a partner shows what happens at the desk', async () => {
    const admin = await createPerson(service, operator.organizationId, { roles: ['administrator'] });
    await service.parts.database.query(
      "insert into staff (person_id, roles, created_at) values ($1, '{filer}', now())",
      [admin.id],
    );
    expect(
      (await call(service, await admin.token('live'), 'GET', '/v1/operations/openapi.json')).status,
    ).toBe(200);
    await service.requests.flush();
    const { body } = await call(service, await admin.token('live'), 'GET', '/console/request');
    expect(JSON.stringify(body)).not.toContain('/v1/operations');
  });
});

describe('operator keys', () => {
  test('are created by a lead, shown once, listed and revoked; only their hash is stored', async () => {
    const made = await call(service, await operator.token(), 'POST', '/v1/operations/key', {
      name: 'Texas robot',
    });
    expect([made.status, made.body]).toMatchObject([
      201,
      { object: 'operator_key', status: 'active', created_by: operator.name },
    ]);
    const raw = made.body.raw_key;
    expect(raw).toMatch(/^sk_ops_[0-9A-Za-z]{49}$/);
    expect(
      await service.parts.database.query('select hash from operator_keys where id = $1', [made.body.id]),
    ).toEqual([{ hash: hashKey(raw) }]);
    expect((await call(service, raw, 'GET', '/v1/operations/openapi.json')).status).toBe(200);
    const listed = await call(service, await operator.token(), 'GET', '/v1/operations/key?limit=1');
    expect(listed.body).toMatchObject({
      has_more: true,
      data: [{ id: made.body.id, last_used_at: expect.any(String) }],
    });
    expect(JSON.stringify(listed.body)).not.toContain(raw);
    const end = () => call(service, operatorToken, 'POST', `/v1/operations/key/${made.body.id}/revoke`);
    const operatorToken = await operator.token();
    expect((await end()).body.status).toBe('revoked');
    expect((await end()).status).toBe(200);
    const after = await call(service, raw, 'GET', '/v1/operations/openapi.json');
    expect([after.status, after.body.detail]).toEqual([401, 'This API key has been revoked.']);
    const trail = await service.parts.database.query(
      'select action, actor from audit_entries where object_id = $1 order by id',
      [made.body.id],
    );
    expect(trail).toMatchObject([
      { action: 'operator_key.created', actor: { type: 'staff', id: operator.id } },
      { action: 'operator_key.revoked', actor: { type: 'staff', id: operator.id } },
    ]);
  });

  test('a request that is repeated with its key creates one, and says so', async () => {
    const create = async (name: string) => {
      const headers = { 'Idempotency-Key': 'robot' };
      return call(service, await operator.token(), 'POST', '/v1/operations/key', { name }, headers);
    };
    const made = await create('Ohio robot');
    const again = await create('Ohio robot');
    expect([again.status, again.body.existing_id]).toEqual([409, made.body.id]);
    expect(again.body.detail).toContain('was created already');
    const other = await create('Iowa robot');
    expect([other.status, other.body.existing_id]).toEqual([409, made.body.id]);
    const listed = await call(service, await operator.token(), 'GET', '/v1/operations/key?limit=2');
    const named = listed.body.data.filter(({ name }: { name: string }) => /Ohio|Iowa/.test(name));
    expect(named).toHaveLength(1);
  });

  test('an expired one reports that to its holder', async () => {
    const expires_at = new Date(service.time.now.getTime() + 60_000).toISOString();
    const { body } = await call(service, await operator.token(), 'POST', '/v1/operations/key', {
      name: 'Short',
      expires_at,
    });
    service.time.now = new Date(service.time.now.getTime() + 120_000);
    const { status, body: problem } = await call(service, body.raw_key, 'GET', '/v1/operations/openapi.json');
    expect([status, problem.detail]).toEqual([401, 'This API key has expired.']);
  });

  test('one with allowed addresses works only from these, and reports that to its holder', async () => {
    const made = async (allowed_addresses: string[]) =>
      call(service, await operator.token(), 'POST', '/v1/operations/key', {
        name: 'Robot',
        allowed_addresses,
      });
    const { body } = await made(['203.0.113.0/24', '203.0.113.0/24']);
    expect(body.allowed_addresses).toEqual(['203.0.113.0/24']);
    const askFrom = async (remoteAddress: string, path = '/v1/operations/count') => {
      const headers = { Authorization: `Bearer ${body.raw_key}` };
      const incoming = { socket: { remoteAddress } };
      const answer = await service.app.request(path, { headers }, { incoming });
      return { status: answer.status, body: await answer.json() };
    };
    const refused = await askFrom('198.51.100.7');
    expect(refused).toMatchObject({ status: 403, body: { required_scope: 'allowed_address' } });
    expect(refused.body.detail).toContain('198.51.100.7');
    expect((await askFrom('198.51.100.7', '/v1/filing')).body.required_scope).toBe('allowed_address');
    const used = async () =>
      service.parts.database.query('select last_used_address from operator_keys where id = $1', [body.id]);
    expect(await used()).toEqual([{ last_used_address: null }]);
    expect((await askFrom('203.0.113.9')).status).toBe(200);
    expect(await used()).toEqual([{ last_used_address: '203.0.113.9' }]);
    const listed = await call(service, await operator.token(), 'GET', '/v1/operations/key?limit=1');
    expect(listed.body.data).toMatchObject([{ id: body.id, allowed_addresses: ['203.0.113.0/24'] }]);
    const [entry] = await service.parts.database.query(
      'select after from audit_entries where object_id = $1',
      [body.id],
    );
    expect(entry?.after).toMatchObject({ allowed_addresses: ['203.0.113.0/24'] });
    expect((await made(['203.0.113.9', 'nowhere'])).body.errors).toMatchObject([
      { pointer: '/allowed_addresses/1' },
    ]);
  });

  test('one is made within five minutes of the sign-in, or with the password again', async () => {
    service.time.now = new Date(service.time.now.getTime() + 5 * 60_000 + 1);
    const make = async (more = {}) =>
      call(service, await operator.token(), 'POST', '/v1/operations/key', { name: 'Late', ...more });
    const refused = await make();
    expect([refused.status, refused.body.type]).toEqual([403, 'http://service.test/problems/sign_in_again']);
    expect((await make({ password: 'not the password' })).body.errors).toMatchObject([
      { pointer: '/password' },
    ]);
    expect((await make({ password: operator.password })).status).toBe(201);
  });

  test('cannot be managed by a filer or a robot', async () => {
    const filer = await createOperator(service, ['filer']);
    for (const credential of [await filer.token(), filer.key]) {
      const { status, body } = await call(service, credential, 'POST', '/v1/operations/key', {
        name: 'Mine',
      });
      expect([status, body.detail]).toEqual([404, 'There is nothing at this address.']);
    }
  });
});

describe('the view across organizations', () => {
  test('is only for operators', () => {
    const ctx = contextOf(service, tenant.organizationId) as OperatorContext;
    expect(() => acrossOrganizations(ctx, async () => null)).toThrow('Only an operator');
  });

  test('cannot write an organization’s rows', async () => {
    const ctx: OperatorContext = {
      ...contextOf(service, tenant.organizationId),
      operator: { id: operator.id, name: operator.name, roles: ['lead'] },
    };
    for (const table of ['businesses', 'filings', 'cases', 'documents', 'organizations', 'events']) {
      const denied = acrossOrganizations(ctx, (tx) => tx.execute(`delete from ${table}`));
      await expect(denied, table).rejects.toMatchObject({
        cause: { message: `permission denied for table ${table}` },
      });
    }
  });
});
