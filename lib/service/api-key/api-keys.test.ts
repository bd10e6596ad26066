import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#lib/contract/roles';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const minute = 60_000;

async function desk(role: Role = 'administrator') {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId, { roles: [role] });
  return { tenant, person, ask: asking(person) };
}

function asking(person: Person) {
  return async (method: string, path: string, body?: unknown, mode: 'test' | 'live' = 'test') =>
    call(service, await person.token(mode), method, `/console/api-key${path}`, body);
}

const later = (milliseconds: number) => new Date(service.time.now.getTime() + milliseconds).toISOString();
const reads = async (key: string) => (await call(service, key, 'GET', '/v1/business')).status;
const made = { name: 'Billing server', scope: 'full' };

async function actionsOn(id: string): Promise<unknown[]> {
  const rows = await service.parts.database.query(
    'select action, actor from audit_entries where object_id = $1 order by id',
    [id],
  );
  return rows.map(({ action }) => action);
}

describe('works', () => {
  test('a key whose answer was lost is there once when it is created again, and the refusal names it', async () => {
    const { person, ask } = await desk();
    const again = async (body: object) => {
      const headers = { 'Idempotency-Key': 'one press' };
      return call(service, await person.token(), 'POST', '/console/api-key', body, headers);
    };
    const first = await again(made);
    expect(first.status).toBe(201);
    // A code is another one at each try.
    const second = await again({ ...made, one_time_code: '123456' });
    expect(second).toMatchObject({ status: 409, body: { existing_id: first.body.id } });
    expect(second.body.type).toMatch(/\/conflict$/);
    expect(second.body.detail).toContain('“Billing server” was created already');
    const other = await again({ ...made, name: 'Another' });
    expect(other.body.type).toMatch(/\/idempotency_key_conflict$/);
    const names = (await ask('GET', '')).body.data.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => name === made.name)).toHaveLength(1);
    expect(await reads(first.body.raw_key)).toBe(200);
  });

  test('a key is created for the person’s current mode, works at once, and is shown once', async () => {
    const { person, ask } = await desk();
    const { status, body } = await ask('POST', '', { ...made, expires_at: later(5 * minute) }, 'live');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      object: 'api_key',
      mode: 'live',
      name: 'Billing server',
      scope: 'full',
      status: 'active',
      created_by: person.name,
      expires_at: later(5 * minute),
      last_used_at: null,
      replaces: null,
    });
    expect(body.raw_key).toMatch(/^sk_live_[0-9A-Za-z]{49}$/);
    expect(body.last_four).toBe(body.raw_key.slice(-4));
    expect(await reads(body.raw_key)).toBe(200);
    const list = await ask('GET', '', undefined, 'live');
    expect(list.body.data[0]).toEqual({ ...body, raw_key: undefined });
    expect(JSON.stringify(list.body)).not.toContain(body.raw_key);
    expect(await actionsOn(body.id)).toEqual(['api_key.created']);
  });

  test('active keys and ended keys are listed separately, page by page', async () => {
    const { ask } = await desk();
    const expiring = await ask('POST', '', { ...made, name: 'Expiring', expires_at: later(minute) });
    const revoked = await ask('POST', '', { ...made, name: 'Revoked' });
    await ask('POST', `/${revoked.body.id}/revoke`, {});
    service.time.now = new Date(later(minute));
    const names = async (query: string) =>
      (await ask('GET', query)).body.data.map(({ name }: { name: string }) => name);
    expect(await names('?status=active')).toEqual(['test read_only', 'test full']);
    expect(await names('?status=ended')).toEqual(['Revoked', 'Expiring']);
    const first = await ask('GET', '?limit=3');
    expect(first.body.has_more).toBe(true);
    const second = await ask('GET', `?limit=3&cursor=${first.body.next_cursor}`);
    expect([...first.body.data, ...second.body.data].map(({ name }) => name)).toEqual([
      'Revoked',
      'Expiring',
      'test read_only',
      'test full',
    ]);
    expect(second.body.has_more).toBe(false);
    expect(await reads(expiring.body.raw_key)).toBe(401);
  });

  test('the last use of a key is recorded with time and address, and not written by the request itself', async () => {
    const { ask } = await desk();
    const { body } = await ask('POST', '', made);
    const use = (at: Date, remoteAddress: string) => {
      service.time.now = at;
      const headers = { Authorization: `Bearer ${body.raw_key}` };
      return service.app.request('/v1/business', { headers }, { incoming: { socket: { remoteAddress } } });
    };
    const at = new Date(later(minute));
    await use(new Date(later(0)), '203.0.113.4');
    await use(at, '::ffff:203.0.113.9');
    const shown = async () =>
      (await ask('GET', '')).body.data.find(({ id }: { id: string }) => id === body.id);
    expect(await shown()).toMatchObject({ last_used_at: null, last_used_address: null });
    await service.keyUses.flush();
    expect(await shown()).toMatchObject({
      last_used_at: at.toISOString(),
      last_used_address: '203.0.113.9',
    });
    await use(new Date(at.getTime() - minute), '203.0.113.1');
    await service.keyUses.flush();
    expect(await shown()).toMatchObject({ last_used_at: at.toISOString() });
    service.time.now = at;
  });

  test('a renamed key’s later actions are recorded under the new name', async () => {
    const { ask } = await desk();
    const { body } = await ask('POST', '', made);
    const renamed = await ask('PATCH', `/${body.id}`, { name: ' Payroll server ' });
    expect(renamed.body).toMatchObject({ id: body.id, name: 'Payroll server' });
    expect(renamed.body).not.toHaveProperty('raw_key');
    const business = await call(service, body.raw_key, 'POST', '/v1/business', {
      legal_name: 'Northwind Freight, LLC',
      entity_type: 'llc',
      formation_jurisdiction: 'US-DE',
    });
    const [event] = (await call(service, body.raw_key, 'GET', '/v1/event')).body.data;
    expect(event).toMatchObject({
      actor: { name: 'Payroll server' },
      data: { object: { id: business.body.id } },
    });
    expect(await actionsOn(body.id)).toEqual(['api_key.created', 'api_key.renamed']);
  });

  test.each([
    ['an hour', 3_600],
    ['a day', 86_400],
    ['a week', 604_800],
  ])('a rolled key still works beside the new one for %s, and no longer', async (_words, overlap_seconds) => {
    const { ask } = await desk();
    const old = (await ask('POST', '', { ...made, scope: 'read_only' })).body;
    const rolled = await ask('POST', `/${old.id}/roll`, { overlap_seconds });
    expect(rolled.status).toBe(201);
    expect(rolled.body).toMatchObject({
      name: 'Billing server',
      scope: 'read_only',
      replaces: old.id,
      expires_at: null,
      status: 'active',
    });
    const end = new Date(later(overlap_seconds * 1000));
    service.time.now = new Date(end.getTime() - 1);
    expect([await reads(old.raw_key), await reads(rolled.body.raw_key)]).toEqual([200, 200]);
    service.time.now = end;
    expect([await reads(old.raw_key), await reads(rolled.body.raw_key)]).toEqual([401, 200]);
    const { data } = (await ask('GET', '?status=ended')).body;
    expect(data[0]).toMatchObject({ id: old.id, replaced_by: rolled.body.id, status: 'expired' });
    expect(await actionsOn(old.id)).toEqual(['api_key.created', 'api_key.rolled']);
    expect(await actionsOn(rolled.body.id)).toEqual(['api_key.created']);
  });

  test('a key rolled without an overlap is refused on the next request', async () => {
    const { ask } = await desk();
    const old = (await ask('POST', '', made)).body;
    expect(await reads(old.raw_key)).toBe(200);
    const { body } = await ask('POST', `/${old.id}/roll`, { overlap_seconds: 0 });
    expect([await reads(old.raw_key), await reads(body.raw_key)]).toEqual([401, 200]);
  });

  test('an overlap never extends the old key, and the new one has the lifetime of the old one', async () => {
    const { ask } = await desk();
    const old = (await ask('POST', '', { ...made, expires_at: later(10 * minute) })).body;
    const { body } = await ask('POST', `/${old.id}/roll`, { overlap_seconds: 86_400 });
    expect(body.expires_at).toBe(later(10 * minute));
    const { data } = (await ask('GET', '')).body;
    const after = data.find(({ id }: { id: string }) => id === old.id);
    expect(after.expires_at).toBe(old.expires_at);
    const chosen = await ask('POST', `/${body.id}/roll`, { overlap_seconds: 0, expires_at: null });
    expect(chosen.body.expires_at).toBeNull();
  });

  test('a revoked key is refused on the next request, also during an overlap, and revoking again changes nothing', async () => {
    const { ask } = await desk();
    const old = (await ask('POST', '', made)).body;
    await ask('POST', `/${old.id}/roll`, { overlap_seconds: 3_600 });
    expect(await reads(old.raw_key)).toBe(200);
    const { status, body } = await ask('POST', `/${old.id}/revoke`, {});
    expect([status, body.status]).toEqual([200, 'revoked']);
    expect(await reads(old.raw_key)).toBe(401);
    service.time.now = new Date(later(minute));
    expect((await ask('POST', `/${old.id}/revoke`, {})).body).toEqual(body);
    expect(await actionsOn(old.id)).toEqual(['api_key.created', 'api_key.rolled', 'api_key.revoked']);
  });

  test('the change of a key is recorded under the person who made it', async () => {
    const { person, ask } = await desk();
    const { body } = await ask('POST', '', made);
    const [row] = await service.parts.database.query(
      'select actor, mode, object_type from audit_entries where object_id = $1',
      [body.id],
    );
    expect(row).toEqual({
      actor: { type: 'person', id: person.id, name: person.name },
      mode: 'test',
      object_type: 'api_key',
    });
  });
});

describe('refuses', () => {
  test('an invalid name, scope and expiry', async () => {
    const { ask } = await desk();
    const pointers = async (body: unknown) =>
      (await ask('POST', '', body)).body.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(await pointers({ ...made, name: '  ' })).toEqual(['/name']);
    expect(await pointers({ ...made, name: 'x'.repeat(81) })).toEqual(['/name']);
    expect(await pointers({ ...made, name: 'Billing \u202e revres' })).toEqual(['/name']);
    expect(await pointers({ ...made, scope: 'admin' })).toEqual(['/scope']);
    expect(await pointers({ ...made, expires_at: later(0) })).toEqual(['/expires_at']);
    expect(await pointers({ ...made, expires_at: 'tomorrow' })).toEqual(['/expires_at']);
    const allFaults = {
      scope: 'restricted',
      allowed_addresses: ['203.0.113.9', 'here'],
      expires_at: later(0),
    };
    expect(await pointers({ ...made, ...allFaults })).toEqual([
      '/scopes',
      '/allowed_addresses/1',
      '/expires_at',
    ]);
  });

  test('the expiry of a test key is in real time, whatever the sandbox’s clock says', async () => {
    const { tenant, ask } = await desk();
    const year = 365 * 86_400;
    await call(service, tenant.testKey, 'POST', '/v1/sandbox/clock', { advance_seconds: year });
    const { body } = await ask('POST', '', { ...made, expires_at: later(minute) });
    expect(body).toMatchObject({ status: 'active', created_at: later(0) });
    expect(await reads(body.raw_key)).toBe(200);
  });

  test('an overlap that is not offered', async () => {
    const { ask } = await desk();
    const { body } = await ask('POST', '', made);
    for (const overlap_seconds of [1, -1, 604_801, '3600']) {
      const refused = await ask('POST', `/${body.id}/roll`, { overlap_seconds });
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/overlap_seconds']);
    }
  });

  test('rolling a key that was rolled, revoked or has expired', async () => {
    const { ask } = await desk();
    const roll = async (id: string) => {
      const { status, body } = await ask('POST', `/${id}/roll`, { overlap_seconds: 3_600 });
      return `${status} ${body.detail}`;
    };
    const key = async (more = {}) => (await ask('POST', '', { ...made, ...more })).body.id as string;
    const [rolled, revoked, expired] = [await key(), await key(), await key({ expires_at: later(minute) })];
    await roll(rolled);
    await ask('POST', `/${revoked}/revoke`, {});
    expect(await roll(rolled)).toBe('409 This key was rolled already. Roll the key that replaced it.');
    expect(await roll(revoked)).toBe('409 This key is revoked. Create a new one instead.');
    service.time.now = new Date(later(minute));
    expect(await roll(expired)).toBe('409 This key is expired. Create a new one instead.');
  });

  test('the second of two concurrent rolls', async () => {
    const { ask } = await desk();
    const { body } = await ask('POST', '', made);
    const both = await Promise.all(
      [0, 0].map((overlap_seconds) => ask('POST', `/${body.id}/roll`, { overlap_seconds })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('more than a hundred active keys', async () => {
    const { ask } = await desk();
    // The tenant has two of this mode.
    const statuses = await Promise.all(
      Array.from({ length: 99 }, async () => (await ask('POST', '', made)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(98);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  });
});

describe('guards', () => {
  test('only developers and administrators can change keys; every member sees them', async () => {
    const { tenant, ask } = await desk();
    const { id } = (await ask('POST', '', made)).body;
    for (const role of ['preparer', 'viewer', 'approver'] as const) {
      const others = asking(await createPerson(service, tenant.organizationId, { roles: [role] }));
      const refused = await Promise.all([
        others('POST', '', made),
        others('PATCH', `/${id}`, { name: 'Mine' }),
        others('POST', `/${id}/roll`, { overlap_seconds: 0 }),
        others('POST', `/${id}/revoke`, {}),
      ]);
      expect(refused.map(({ status, body }) => [status, body.required_scope])).toEqual(
        Array.from({ length: 4 }, () => [403, 'develop']),
      );
      expect((await others('GET', '')).body.data).toHaveLength(3);
    }
  });

  test('neither a key nor the dashboard’s own token can manage keys', async () => {
    const { tenant } = await desk();
    const dashboard = await signDashboardToken(service.parts.secrets.console);
    for (const credential of [tenant.testKey, tenant.liveKey, dashboard]) {
      const asked = await call(service, credential, 'POST', '/console/api-key', made);
      const listed = await call(service, credential, 'GET', '/console/api-key');
      expect([asked.status, listed.status]).toEqual([403, 403]);
    }
  });
});
