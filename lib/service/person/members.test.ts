import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#lib/contract/roles';
import { signDashboardToken } from '#lib/session/sign-token';
import { captureLog } from '#lib/testing/capture-log';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

const address = '203.0.113.9';
const log = captureLog();
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ LOG_LEVEL: 'info' }, undefined, log.logTo);
});
afterAll(() => service.stop());

let tenant: Tenant;
let admin: Person;
let filer: Person;
beforeEach(async () => {
  tenant = await createTenant(service);
  admin = await person('administrator', 'Ada Reyes');
  filer = await person('preparer', 'Fred Okafor');
});

const person = (role: Role, name: string) =>
  createPerson(service, tenant.organizationId, { roles: [role], name, address });
const ask = async (by: Person, method: string, path: string, body?: unknown) =>
  call(service, await by.token(), method, path, body);
const reads = async (by: Person) => (await ask(by, 'GET', '/v1/business')).status;

async function signIn(email: string, password: string, from = address) {
  const dashboard = await signDashboardToken(service.parts.secrets.console, { address: from, agent: null });
  return (await call(service, dashboard, 'POST', '/console/session', { email, password })).status;
}

async function trail(): Promise<unknown[]> {
  const rows = await service.parts.database.query(
    'select action, object_id, actor, address, mode from audit_entries where organization_id = $1 order by id',
    [tenant.organizationId],
  );
  return rows.map(({ action, object_id, actor, address: from, mode }) => [
    action,
    object_id,
    (actor as { id: string }).id,
    from,
    mode,
  ]);
}

describe('works', () => {
  test('every member sees the members of the organization, page by page', async () => {
    const { body } = await ask(filer, 'GET', '/console/member?limit=1');
    expect(body.data).toEqual([
      {
        id: filer.id,
        object: 'member',
        name: 'Fred Okafor',
        email: filer.email,
        roles: ['preparer'],
        suspended_at: null,
        has_second_factor: null,
        created_at: service.time.now.toISOString(),
      },
    ]);
    const next = await ask(filer, 'GET', `/console/member?limit=1&cursor=${body.next_cursor}`);
    expect(next.body).toMatchObject({ data: [{ id: admin.id, roles: ['administrator'] }], has_more: false });
  });

  test('a change of role ends the sessions, and is in the audit log and the log', async () => {
    const changed = await ask(admin, 'PATCH', `/console/member/${filer.id}`, { roles: ['viewer'] });
    expect(changed.body).toMatchObject({ id: filer.id, roles: ['viewer'] });
    expect([await reads(filer), await reads(admin)]).toEqual([401, 200]);
    expect(await trail()).toEqual([['member.roles_changed', filer.id, admin.id, address, 'live']]);
    expect(log.text()).toMatch(
      new RegExp(`"action":"member.roles_changed","actor":"${admin.id}".*"${address}"`),
    );
  });

  test('a suspended person loses access at once and cannot sign in until reinstated', async () => {
    const suspend = (suspended: boolean) => ask(admin, 'PATCH', `/console/member/${filer.id}`, { suspended });
    expect((await suspend(true)).body.suspended_at).toBe(service.time.now.toISOString());
    expect([await reads(filer), await signIn(filer.email, filer.password)]).toEqual([401, 401]);
    expect((await suspend(false)).body).toMatchObject({ suspended_at: null, roles: ['preparer'] });
    // The ended session stays ended.
    expect([await reads(filer), await signIn(filer.email, filer.password)]).toEqual([401, 201]);
    expect((await trail()).map((row) => (row as unknown[])[0])).toEqual([
      'member.suspended',
      'member.restored',
      'session.opened',
    ]);
  });

  test('the invitations of an administrator are open again once they are let in, but not if they became a viewer', async () => {
    const sender = await person('administrator', 'Bea Quist');
    const change = (to: object) => ask(admin, 'PATCH', `/console/member/${sender.id}`, to);
    const open = async () => (await ask(admin, 'GET', '/console/invitation')).body.data.length;
    await ask(sender, 'POST', '/console/invitation', { email: 'tom@okafor.example', roles: ['viewer'] });
    expect(await open()).toBe(1);
    await change({ suspended: true });
    expect(await open()).toBe(0);
    await change({ suspended: false });
    expect(await open()).toBe(1);
    await change({ suspended: true });
    await change({ suspended: false, roles: ['viewer'] });
    expect(await open()).toBe(0);
  });

  test('the keys of a member are handed over to another, in both modes', async () => {
    const developer = await person('developer', 'Dev Patel');
    for (const mode of ['test', 'live'] as const) {
      const made = { name: `${mode} key`, scope: 'read_only' };
      await call(service, await developer.token(mode), 'POST', '/console/api-key', made);
    }
    const path = `/console/member/${developer.id}`;
    for (const to of [
      developer.id,
      (await createPerson(service, (await createTenant(service)).organizationId)).id,
    ]) {
      const { status, body } = await ask(admin, 'POST', `${path}/hand-over`, { to });
      expect([status, body.errors[0].pointer]).toEqual([400, '/to']);
    }
    expect((await ask(admin, 'POST', `${path}/hand-over`, { to: filer.id })).status).toBe(204);
    const owners = await service.parts.database.query(
      'select created_by from api_keys where organization_id = $1 and created_by is not null',
      [tenant.organizationId],
    );
    expect(owners).toEqual([{ created_by: filer.id }, { created_by: filer.id }]);
  });

  test('every member can leave, and change their own name', async () => {
    expect((await ask(filer, 'PATCH', '/console/me', { name: ' Frederick Okafor ' })).body.person.name).toBe(
      'Frederick Okafor',
    );
    expect((await ask(filer, 'PATCH', '/console/me', { name: 'Fred\u202e' })).status).toBe(400);
    expect((await ask(filer, 'DELETE', '/console/membership')).status).toBe(204);
    expect(await reads(filer)).toBe(401);
  });

  test('setting the same role changes and ends nothing', async () => {
    expect((await ask(admin, 'PATCH', `/console/member/${filer.id}`, { roles: ['preparer'] })).status).toBe(
      200,
    );
    expect([await reads(filer), await trail()]).toEqual([200, []]);
  });

  test('a removed person loses access at once, which is in the audit log and the log', async () => {
    expect((await ask(admin, 'DELETE', `/console/member/${filer.id}`)).status).toBe(204);
    expect([await reads(filer), await signIn(filer.email, filer.password)]).toEqual([401, 401]);
    expect(await trail()).toEqual([['member.removed', filer.id, admin.id, address, 'live']]);
    expect(log.text()).toMatch(new RegExp(`"action":"member.removed","actor":"${admin.id}".*"${address}"`));
  });

  test('a new password ends every session including this one, and the old one stops working', async () => {
    const next = 'a phrase of my own';
    const body = { current_password: filer.password, new_password: next };
    expect((await ask(filer, 'POST', '/console/password', body)).status).toBe(204);
    expect([await reads(filer), await reads(admin)]).toEqual([401, 200]);
    expect([await signIn(filer.email, filer.password), await signIn(filer.email, next)]).toEqual([401, 201]);
    expect((await trail())[0]).toEqual(['password.changed', filer.id, filer.id, address, 'live']);
    expect(log.text()).toMatch(new RegExp(`"action":"password.changed","actor":"${filer.id}".*"${address}"`));
    expect(log.text()).not.toContain(next);
  });
});

test('what a person changes of their account is in the audit log of each of their organizations', async () => {
  const other = await createTenant(service);
  await service.parts.database.query(
    "insert into memberships (organization_id, person_id, roles, created_at) values ($1, $2, '{viewer}', $3)",
    [other.organizationId, filer.id, service.time.now],
  );
  await ask(filer, 'PATCH', '/console/me', { name: 'Fred Reyes' });
  // Nothing changes any more, and nothing is recorded.
  await ask(filer, 'PATCH', '/console/me', { name: 'Fred Reyes' });
  const body = { current_password: filer.password, new_password: 'a phrase of my own' };
  expect((await ask(filer, 'POST', '/console/password', body)).status).toBe(204);
  const rows = await service.parts.database.query(
    'select action, organization_id from audit_entries where object_id = $1 order by action',
    [filer.id],
  );
  const both = [tenant.organizationId, other.organizationId].toSorted();
  for (const action of ['person.renamed', 'password.changed']) {
    const found = rows.filter((row) => row.action === action).map((row) => row.organization_id);
    expect([action, found.toSorted()]).toEqual([action, both]);
  }
});

describe('refuses', () => {
  test('roles that somebody else has changed meanwhile, but not the same change a second time', async () => {
    const change = (roles: Role[]) =>
      ask(admin, 'PATCH', `/console/member/${filer.id}`, { roles, instead_of: ['preparer'] });
    expect((await change(['viewer'])).status).toBe(200);
    expect((await change(['viewer'])).status).toBe(200);
    const late = await change(['preparer', 'developer']);
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Somebody else has given Fred Okafor other roles meanwhile. Look at them again before you change them.',
    ]);
    const { data } = (await ask(admin, 'GET', '/console/member')).body;
    expect(data.find(({ id }: Person) => id === filer.id)).toMatchObject({ roles: ['viewer'] });
  });

  test('leaving the organization without an administrator, also if two leave at once', async () => {
    const demoted = await ask(admin, 'PATCH', `/console/member/${admin.id}`, { roles: ['preparer'] });
    expect([demoted.status, demoted.body.detail]).toEqual([
      409,
      'Ada Reyes is the last administrator. Make somebody else an administrator first.',
    ]);
    expect((await ask(admin, 'DELETE', `/console/member/${admin.id}`)).status).toBe(409);
    expect((await ask(admin, 'PATCH', `/console/member/${admin.id}`, { suspended: true })).status).toBe(409);
    expect((await ask(admin, 'DELETE', '/console/membership')).status).toBe(409);
    const second = await person('administrator', 'Bo Lindqvist');
    const both = await Promise.all(
      [admin, second].map(async (one) => (await ask(one, 'DELETE', `/console/member/${one.id}`)).status),
    );
    expect(both.toSorted()).toEqual([204, 409]);
  });

  test('a wrong password and one that is too short, at the field; nothing changes', async () => {
    const pointers = async (body: unknown) =>
      (await ask(filer, 'POST', '/console/password', body)).body.errors.map(
        ({ pointer }: { pointer: string }) => pointer,
      );
    expect(await pointers({ current_password: 'wrong', new_password: 'a phrase of my own' })).toEqual([
      '/current_password',
    ]);
    expect(await pointers({ current_password: filer.password, new_password: 'short' })).toEqual([
      '/new_password',
    ]);
    expect(await reads(filer)).toBe(200);
  });

  test('guessing the password from a stolen session, after ten attempts', async () => {
    const guess = { current_password: 'wrong', new_password: 'a phrase of my own' };
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) {
      statuses.push((await ask(filer, 'POST', '/console/password', guess)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe('guards', () => {
  test('only an administrator can change members', async () => {
    const viewer = await person('viewer', 'Vi Chen');
    for (const by of [filer, viewer]) {
      const statuses = [
        (await ask(by, 'PATCH', `/console/member/${viewer.id}`, { roles: ['administrator'] })).status,
        (await ask(by, 'DELETE', `/console/member/${admin.id}`)).status,
        (await ask(by, 'POST', `/console/member/${viewer.id}/hand-over`, { to: filer.id })).status,
      ];
      expect(statuses).toEqual([403, 403, 403]);
    }
  });

  test('people of another organization are not found', async () => {
    const other = await createTenant(service);
    const stranger = await createPerson(service, other.organizationId, { roles: ['administrator'] });
    for (const id of [stranger.id, 'none', tenant.organizationId]) {
      expect((await ask(admin, 'PATCH', `/console/member/${id}`, { roles: ['viewer'] })).status).toBe(404);
      expect((await ask(admin, 'DELETE', `/console/member/${id}`)).status).toBe(404);
      const to = filer.id;
      expect((await ask(admin, 'POST', `/console/member/${id}/hand-over`, { to })).status).toBe(404);
    }
    const { data } = (await ask(admin, 'GET', '/console/member')).body;
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(stranger.id);
    expect(await reads(stranger)).toBe(200);
  });

  test('a person removed from one of two organizations stays in the other', async () => {
    const other = await createTenant(service);
    await service.parts.database.query(
      "insert into memberships (organization_id, person_id, roles, created_at) values ($1, $2, '{preparer}', $3)",
      [other.organizationId, filer.id, service.time.now],
    );
    await ask(admin, 'DELETE', `/console/member/${filer.id}`);
    expect([await reads(filer), await signIn(filer.email, filer.password)]).toEqual([401, 201]);
  });
});
