import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#lib/contract/audit';
import { expireTrail } from '#lib/service/audit/expire-trail';
import { sealTrail } from '#lib/service/audit/seal-trail';
import { verifyAllTrails } from '#lib/service/audit/verify-all-trails';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { hashesFit } from '#lib/testing/hashes-fit';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator } from '#lib/testing/operator';
import { createPerson } from '#lib/testing/person';
import { addBusiness, fileIn } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

const begin = new Date('2026-11-20T15:00:00.000Z');
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ AUDIT_RETENTION_DAYS: '30' });
});
afterAll(() => service.stop());

async function desk() {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId, {
    roles: ['administrator'],
    name: 'Priscilla Hawthorne',
    address: '203.0.113.9',
  });
  const ask = async (method: string, path: string, body?: unknown, mode: 'test' | 'live' = 'test') =>
    call(service, await person.token(mode), method, path, body);
  const made = await ask('POST', '/console/api-key', { name: 'Auditor', scope: 'audit' });
  const find = async (query = ''): Promise<AuditEntry[]> =>
    (await call(service, made.body.raw_key, 'GET', `/v1/audit?${query}`)).body.data;
  return { tenant, person, ask, find, key: made.body.raw_key as string };
}

async function exported(key: string, query = ''): Promise<AuditEntry[]> {
  const answer = await service.app.request(`/v1/audit.jsonl?${query}`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/jsonl; charset=utf-8',
  ]);
  return (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AuditEntry);
}

describe('works', () => {
  test('an entry has the actor, address, action, values before and after, and request', async () => {
    const { ask, find, person, tenant } = await desk();
    const id = await addBusiness(service, tenant.testKey);
    const { headers } = await ask('PATCH', `/v1/business/${id}`, { phone: '+1 302 555 0134' });
    const expected = {
      object: 'audit_entry',
      mode: 'test',
      action: 'business.updated',
      object_type: 'business',
      object_id: id,
      actor: { type: 'person', id: person.id, name: 'Priscilla Hawthorne' },
      address: '203.0.113.9',
      before: { phone: null },
      after: { phone: '+1 302 555 0134' },
      request_id: headers.get('X-Request-Id'),
    };
    const [fresh] = await find();
    expect(fresh).toMatchObject({ ...expected, sequence: null, hash: null });
    await sealTrail(service.parts);
    const [sealed, made] = await find();
    expect(sealed).toMatchObject({ ...expected, sequence: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(made).toMatchObject({
      action: 'business.created',
      actor: { type: 'api_key', name: 'test full' },
      before: null,
      after: { id, legal_name: 'Northwind Freight, LLC' },
    });
    expect(sealed?.previous_hash).toBe(made?.hash);
  });

  test('entries can be filtered by actor, action, object and time, page by page', async () => {
    const { find, ask, person, tenant, key } = await desk();
    const { filing, businessId } = await fileIn(service, tenant);
    service.time.now = new Date(begin.getTime() + 60_000);
    await ask('POST', `/v1/filing/${filing.id}/cancel`, {});
    service.time.now = begin;
    const actions = async (query: string) => (await find(query)).map(({ action }) => action).toSorted();
    expect(await actions(`object_id=${filing.id}`)).toEqual(['filing.canceled', 'filing.created']);
    expect(await actions('action=filing.*')).toEqual(['filing.canceled', 'filing.created']);
    expect(await actions('action=filing.created')).toEqual(['filing.created']);
    expect(await actions(`object_id=${businessId.toUpperCase()}`)).toEqual(['business.created']);
    expect(await actions('created_after=2026-11-20T15:00:30Z&action=filing.*')).toEqual(['filing.canceled']);
    expect(await actions('created_after=2026-11-21')).toEqual([]);
    expect(await actions('created_before=2026-11-21&action=filing.created')).toEqual(['filing.created']);
    expect(await actions(`actor_id=${person.id}&action=filing.*`)).toEqual(['filing.canceled']);
    expect(await actions('actor_type=api_key&action=filing.*')).toEqual(['filing.created']);
    const first = (await call(service, key, 'GET', '/v1/audit?limit=2')).body;
    const rest = (await call(service, key, 'GET', `/v1/audit?cursor=${first.next_cursor}`)).body;
    expect([...first.data, ...rest.data]).toEqual(await find());
    for (const [query, pointer] of [
      ['action=drop%20table', '?action'],
      ['actor_id=x', '?actor_id'],
      ['created_after=soon', '?created_after'],
      ['cursor=x', '?cursor'],
    ]) {
      const { body } = await call(service, key, 'GET', `/v1/audit?${query}`);
      expect([body.status, body.errors[0].pointer]).toEqual([400, pointer]);
    }
  });

  test('an export can be verified on its own, however long it is', async () => {
    const { ask, key, tenant } = await desk();
    const id = await addBusiness(service, tenant.testKey);
    for (let at = 0; at < 20; at += 1)
      await ask('PATCH', `/v1/business/${id}`, { phone: `+1 302 555 01${at + 10}` });
    await service.parts.database.query(
      `insert into audit_entries (organization_id, mode, id, action, object_type, object_id, actor, request_id, created_at)
       select $1, 'test', gen_random_uuid(), 'test.many', 'organization', $1, '{"type":"service","id":null,"name":"Statehouse"}', 'r', $2
       from generate_series(1, 600)`,
      [tenant.organizationId, begin],
    );
    await sealTrail(service.parts);
    const lines = await exported(key);
    expect(lines).toHaveLength(622);
    expect(hashesFit(lines)).toBe(true);
    expect(hashesFit(lines.with(7, { ...(lines[7] as AuditEntry), action: 'test.other' }))).toBe(false);
    expect(await exported(key, 'action=business.created')).toHaveLength(1);
    const { body } = await call(service, key, 'GET', '/v1/audit/verification');
    expect(body).toMatchObject({ ok: true, checked: 622, sequence: 622, hash: lines.at(-1)?.hash });
  });

  test('reading a document is recorded; the range requests of one viewing are one entry', async () => {
    const { tenant, find } = await desk();
    const id = (await upload(service, tenant.testKey, await addBusiness(service, tenant.testKey))).body.id;
    const read = async (headers: Record<string, string> = {}, method = 'GET') => {
      const answer = await service.app.request(`/v1/document/${id}/content`, {
        method,
        headers: { Authorization: `Bearer ${tenant.testKey}`, ...headers },
      });
      await answer.arrayBuffer();
      return answer;
    };
    const readings = async () => (await find('action=document.read')).length;
    const { headers } = await read();
    expect(await readings()).toBe(1);
    await read({ 'If-None-Match': headers.get('ETag') ?? '' });
    await read({}, 'HEAD');
    expect(await readings()).toBe(1);
    service.time.now = new Date(begin.getTime() + 10 * 60_000);
    await read({ Range: 'bytes=0-9' });
    await read({ Range: 'bytes=10-19' });
    expect(await readings()).toBe(2);
    await read();
    service.time.now = begin;
    expect(await readings()).toBe(3);
    expect((await find('action=document.read'))[0]).toMatchObject({ object_type: 'document', object_id: id });
  });

  test('a partner sees that the service’s staff acted, without names, and the hashes of the export fit', async () => {
    const { tenant, person, ask } = await desk();
    const operator = await createOperator(service);
    const filing = await fileLive(service, tenant);
    const act = (path: string, body: unknown) =>
      call(service, operator.key, 'POST', `/v1/operations/filing/${filing.id}/${path}`, body);
    expect((await act('claim', {})).status).toBe(200);
    expect((await act('move', { from: 'queued', to: 'ready_to_file' })).status).toBe(200);
    await sealTrail(service.parts);
    const { data } = (await ask('GET', `/v1/audit?object_id=${filing.id}`, undefined, 'live')).body;
    expect(data[0]).toMatchObject({
      action: 'filing.ready_to_file',
      actor: { type: 'staff', name: 'Statehouse' },
      address: null,
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain(operator.name);
    const lines = await exported(await person.token('live'));
    expect(lines.map(({ action }) => action)).toContain('filing.ready_to_file');
    expect(hashesFit(lines)).toBe(true);
  });

  test('entries go with their month, an entry records it, and the rest still verifies', async () => {
    const { tenant, key, ask } = await desk();
    const id = await addBusiness(service, tenant.testKey);
    await sealTrail(service.parts);
    service.time.now = new Date('2026-12-30T23:59:59.000Z');
    await expireTrail(service.parts);
    expect(await exported(key)).toHaveLength(2);
    service.time.now = new Date('2026-12-31T00:00:00.000Z');
    await ask('PATCH', `/v1/business/${id}`, { phone: '+1 302 555 0134' });
    await sealTrail(service.parts);
    await expireTrail(service.parts);
    await sealTrail(service.parts);
    const lines = await exported(key);
    const { body } = await call(service, key, 'GET', '/v1/audit/verification');
    service.time.now = begin;
    expect(lines.map(({ action, sequence }) => [action, sequence])).toEqual([
      ['business.updated', 3],
      ['audit.expired', 4],
    ]);
    expect(lines[1]?.after).toEqual({
      entries: 2,
      through_sequence: 2,
      through_hash: lines[0]?.previous_hash,
    });
    expect(body).toMatchObject({ ok: true, checked: 2, sequence: 4 });
    await service.asOwner(
      `update audit_heads set anchor_hash = 'x' where organization_id = '${tenant.organizationId}'`,
    );
    const found = (await call(service, key, 'GET', '/v1/audit/verification')).body;
    expect(found).toMatchObject({ ok: false, fault: { sequence: 3 } });
  });

  test('a chain that cannot be shortened does not stop the others, and the job fails', async () => {
    const broken = await desk();
    const others = [await desk(), await desk()];
    for (const { tenant } of [broken, ...others]) await addBusiness(service, tenant.testKey);
    await sealTrail(service.parts);
    await service.asOwner(`create function refuse_head() returns trigger language plpgsql as $$ begin
        raise exception 'the disk is full'; end $$;
      create trigger refuse_head before update on audit_heads for each row
        when (old.organization_id = '${broken.tenant.organizationId}') execute function refuse_head()`);
    service.time.now = new Date('2027-01-31T00:00:00.000Z');
    const outcome = await expireTrail(service.parts).catch((error: Error) => error.message);
    await service.asOwner('drop trigger refuse_head on audit_heads; drop function refuse_head()');
    const left = await Promise.all([broken, ...others].map(({ key }) => exported(key)));
    service.time.now = begin;
    expect(outcome).toBe(`Not expired: ${broken.tenant.organizationId} test.`);
    expect(left.map(({ length }) => length)).toEqual([2, 0, 0]);
  });
});

describe('every chain', () => {
  test('is verified together, and a row changed by hand is reported', async () => {
    const [one, other] = [await desk(), await desk()];
    await addBusiness(service, one.tenant.testKey);
    await addBusiness(service, other.tenant.testKey);
    await sealTrail(service.parts);
    const token = await signDashboardToken(service.parts.secrets.console);
    const verified = async () => {
      const { status, body } = await call(service, token, 'GET', '/console/audit-verification');
      expect(status).toBe(200);
      expect(body).toEqual(await verifyAllTrails(service.parts));
      const own = [one, other].map(({ tenant }) => tenant.organizationId);
      return body.data.filter(({ organization_id }: { organization_id: string }) =>
        own.includes(organization_id),
      );
    };
    expect((await verified()).map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true]);
    const [entry] = await one.find('action=business.created');
    await service.asOwner(`update audit_entries set action = 'business.deleted' where id = '${entry?.id}'`);
    expect(await verified()).toMatchObject([
      { ok: false, fault: { kind: 'changed', sequence: 2, entry_id: entry?.id } },
      { ok: true },
    ]);
  });
});

describe('guards', () => {
  test('the audit scope allows only the audit log, and no other scope does', async () => {
    const { tenant, key } = await desk();
    const asked = async (credential: string | null, path: string, method = 'GET') => {
      const { status, body } = await call(
        service,
        credential,
        method,
        path,
        method === 'GET' ? undefined : {},
      );
      return [status, body.required_scope];
    };
    for (const path of ['/v1/audit', '/v1/audit.jsonl', '/v1/audit/verification']) {
      expect(await asked(tenant.testKey, path)).toEqual([403, 'audit:read']);
      expect(await asked(tenant.readOnlyKey, path)).toEqual([403, 'audit:read']);
      expect((await asked(null, path))[0]).toBe(401);
    }
    expect(await asked(key, '/v1/business')).toEqual([403, 'business:read']);
    expect(await asked(key, '/v1/business', 'POST')).toEqual([403, 'business:write']);
  });

  test('only an administrator can create or roll such a key', async () => {
    const { tenant, ask } = await desk();
    const developer = await createPerson(service, tenant.organizationId, { roles: ['developer'] });
    const token = await developer.token();
    const made = await call(service, token, 'POST', '/console/api-key', { name: 'Mine', scope: 'audit' });
    expect([made.status, made.body.required_scope]).toEqual([403, 'administer']);
    const own = (await ask('POST', '/console/api-key', { name: 'Theirs', scope: 'audit' })).body;
    const rolled = await call(service, token, 'POST', `/console/api-key/${own.id}/roll`, {
      overlap_seconds: 0,
    });
    expect(rolled.status).toBe(403);
    expect((await ask('POST', `/console/api-key/${own.id}/roll`, { overlap_seconds: 0 })).status).toBe(201);
  });

  test('entries of another organization or mode are not visible', async () => {
    const [mine, other] = [await desk(), await desk()];
    const id = await addBusiness(service, mine.tenant.testKey);
    await sealTrail(service.parts);
    expect(await other.find(`object_id=${id}`)).toEqual([]);
    expect((await exported(other.key)).every(({ object_id }) => object_id !== id)).toBe(true);
    expect((await mine.ask('GET', `/v1/audit?object_id=${id}`, undefined, 'live')).body.data).toEqual([]);
  });
});
