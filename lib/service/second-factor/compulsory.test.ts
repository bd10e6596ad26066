import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lib/service/ids';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { operationsOf } from '#lib/testing/operations';
import { createOperator } from '#lib/testing/operator';
import { createPerson, type Person, tokenOf } from '#lib/testing/person';
import { setUpSecondFactor } from '#lib/testing/second-factor';

const { list } = await operationsOf();

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let tenant: Tenant;
let admin: Person;
beforeEach(async () => {
  tenant = await createTenant(service);
  admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
});

const ask = async (by: Person, method: string, path: string, body?: unknown) =>
  call(service, await by.token(), method, path, body);
const demand = (requires_second_factor: boolean) =>
  ask(admin, 'PATCH', '/console/organization', { requires_second_factor });

/** As if an organization required it. */
async function demanding(organizationId = tenant.organizationId): Promise<void> {
  await service.parts.database.query('update organizations set requires_second_factor = true where id = $1', [
    organizationId,
  ]);
}

/** What a person who still lacks a second factor may call. */
const allowed = new Set([
  'GET /console/me',
  'GET /console/second-factor',
  'GET /console/passkey',
  'POST /console/passkey',
  'POST /console/passkey/start',
  'POST /console/second-factor',
  'POST /console/second-factor/confirm',
  'POST /console/session/organization',
  'DELETE /console/session/{id}',
  'DELETE /console/membership',
]);

async function codeOf(by: Person, operation: string): Promise<string | null> {
  const [method = '', path = ''] = operation.split(' ');
  const at = path.replaceAll(/\{\w+\}/g, newId(service.time.now));
  const answer = await service.app.request(at, {
    method,
    headers: { Authorization: `Bearer ${await by.token()}`, 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const text = await answer.text();
  return answer.status < 400 ? null : (JSON.parse(text).type.split('/').at(-1) as string);
}

describe('an organization that requires a second factor', () => {
  test('only lets a person without one set one up, switch, leave and sign out', async () => {
    await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
    await demanding();
    const open = list.filter(({ isPublic, path }) => !isPublic && !path.startsWith('/v1/operations'));
    const ofDashboard = new Set<string>();
    const refused: string[] = [];
    // Sign-out comes last, because nothing works after it.
    const names = open
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !name.endsWith('/membership'));
    for (const name of names) {
      const code = await codeOf(admin, name);
      if (code === 'second_factor_required') refused.push(name);
      if (code === 'forbidden') ofDashboard.add(name);
    }
    expect(names.filter((name) => !refused.includes(name) && !ofDashboard.has(name)).toSorted()).toEqual(
      [...allowed].filter((name) => !name.endsWith('/membership')).toSorted(),
    );
    // No person ever calls the operations of the dashboard itself.
    expect([...ofDashboard].every((name) => name.includes(' /console/'))).toBe(true);
    expect((await ask(admin, 'DELETE', '/console/membership')).status).toBe(204);
  });

  test('reports it to the page, which redirects; once a factor is set up everything is available', async () => {
    await demanding();
    expect((await ask(admin, 'GET', '/console/me')).body.needs_second_factor).toBe(true);
    expect((await ask(admin, 'GET', '/v1/business')).body).toMatchObject({
      status: 403,
      detail:
        'Your organization asks for a second factor. Set up an app for one-time codes before you go on.',
    });
    const { code } = await setUpSecondFactor(service, admin);
    expect((await ask(admin, 'GET', '/console/me')).body.needs_second_factor).toBe(false);
    expect((await ask(admin, 'GET', '/v1/business')).status).toBe(200);
    const { password } = admin;
    await ask(admin, 'POST', '/console/second-factor/remove', { password, one_time_code: code() });
    expect((await ask(admin, 'GET', '/v1/business')).status).toBe(403);
  });

  test('does not affect API keys and sessions opened by a provider', async () => {
    await demanding();
    const dashboard = await signDashboardToken(service.parts.secrets.console);
    const opened = await call(service, dashboard, 'POST', '/console/session', {
      verified_email: admin.email,
    });
    expect(opened.body.needs_second_factor).toBe(false);
    expect((await call(service, await tokenOf(service, opened.body), 'GET', '/v1/business')).status).toBe(
      200,
    );
    expect((await call(service, tenant.testKey, 'GET', '/v1/business')).status).toBe(200);
  });

  test('does not affect the person’s other organizations, and applies when they switch', async () => {
    await demanding();
    const other = await createTenant(service);
    await service.parts.database.query(
      "insert into memberships (organization_id, person_id, roles, created_at) values ($1, $2, '{preparer}', $3)",
      [other.organizationId, admin.id, service.time.now],
    );
    const into = (organization_id: string) =>
      ask(admin, 'POST', '/console/session/organization', { organization_id });
    expect((await into(other.organizationId)).body.needs_second_factor).toBe(false);
    expect((await ask(admin, 'GET', '/v1/business')).status).toBe(200);
    expect((await into(tenant.organizationId)).body.needs_second_factor).toBe(true);
  });

  // All test files share one Postgres, and at most one organization runs the service.
  test.skipIf(process.env.TEST_DATABASE_URL)(
    'and runs the service requires it of its staff everywhere; for others the desk still does not exist',
    async () => {
      const operator = await createOperator(service);
      const [row] = await service.parts.database.query('select id from organizations where is_operator');
      await demanding(String(row?.id));
      expect((await ask(operator, 'GET', '/v1/operations/filing')).status).toBe(403);
      await service.parts.database.query(
        "insert into memberships (organization_id, person_id, roles, created_at) values ($1, $2, '{preparer}', $3)",
        [tenant.organizationId, operator.id, service.time.now],
      );
      await service.parts.database.query('update sessions set organization_id = $1 where person_id = $2', [
        tenant.organizationId,
        operator.id,
      ]);
      expect((await ask(operator, 'GET', '/v1/operations/filing')).status).toBe(403);
      expect((await ask(admin, 'GET', '/v1/operations/filing')).status).toBe(404);
    },
  );
});

describe('an administrator', () => {
  test('can require it after setting up their own, and stop requiring it; each change is recorded once', async () => {
    const refused = await demand(true);
    expect([refused.status, refused.body.detail]).toEqual([409, 'Set up your own second factor first.']);
    expect((await ask(admin, 'GET', '/console/organization')).body).toEqual({
      object: 'organization',
      id: tenant.organizationId,
      name: 'Test organization',
      is_operator: false,
      requires_second_factor: false,
      agent_mail_forwards: [],
    });
    await setUpSecondFactor(service, admin);
    const filer = await createPerson(service, tenant.organizationId);
    expect((await demand(true)).body.requires_second_factor).toBe(true);
    expect((await demand(true)).status).toBe(200);
    expect((await ask(filer, 'GET', '/v1/business')).status).toBe(403);
    expect((await demand(false)).body.requires_second_factor).toBe(false);
    expect((await ask(filer, 'GET', '/v1/business')).status).toBe(200);
    const rows = await service.parts.database.query(
      "select action, object_type, mode from audit_entries where organization_id = $1 and object_type = 'organization' order by id",
      [tenant.organizationId],
    );
    expect(rows).toEqual([
      { action: 'second_factor.required', object_type: 'organization', mode: 'live' },
      { action: 'second_factor.made_optional', object_type: 'organization', mode: 'live' },
    ]);
  });
});
