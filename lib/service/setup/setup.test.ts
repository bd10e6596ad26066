import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setupCode } from '#lib/service/setup/setup-code';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, tokenOf } from '#lib/testing/person';

let service: Harness;
beforeEach(async () => {
  service = await startHarness();
});
afterEach(() => service.stop());

async function asDashboard(method: string, path: string, body?: unknown, address = '203.0.113.9') {
  const token = await signDashboardToken(service.parts.secrets.console, { address, agent: null });
  return call(service, token, method, path, body);
}
const isOpen = async () => (await asDashboard('GET', '/console/setup')).body.is_open;
const given = () => ({
  setup_token: setupCode(service.parts),
  organization: 'Statehouse Filings',
  operates: true,
  name: 'Ada Reyes',
  email: 'Ada@Statehouse.Example',
  password: 'seven quiet herons over Ohio',
});
const setUp = (change: Record<string, unknown> = {}) =>
  asDashboard('POST', '/console/setup', { ...given(), ...change });

describe('works', () => {
  test('the first organization gets its administrator, who leads the desk if it runs the service', async () => {
    expect(await isOpen()).toBe(true);
    expect(
      (await setUp({ setup_token: ` ${given().setup_token.toLowerCase().replaceAll('-', ' ')}` })).status,
    ).toBe(204);
    const { email, password } = given();
    const { body } = await asDashboard('POST', '/console/session', { email, password });
    expect(body).toMatchObject({
      person: { name: 'Ada Reyes', email: 'ada@statehouse.example' },
      organizations: [{ name: 'Statehouse Filings', roles: ['administrator', 'preparer'] }],
      staff: ['filer', 'lead'],
    });
    const token = await tokenOf(service, body, 'live');
    expect((await call(service, token, 'GET', '/v1/filing')).status).toBe(200);
  });

  test('an organization that does not run the service has no staff', async () => {
    await setUp({ operates: false });
    const { email, password } = given();
    expect((await asDashboard('POST', '/console/session', { email, password })).body.staff).toEqual([]);
  });
});

describe('refuses', () => {
  test('an empty code together with everything else that is missing', async () => {
    const { status, body } = await setUp({ setup_token: ' ', organization: '', name: '' });
    expect(status).toBe(400);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/setup_token',
      '/organization',
      '/name',
    ]);
  });

  test('a wrong code, at its field, and after twenty tries any', async () => {
    const wrong = await setUp({ setup_token: 'AAAA-BBBB-CCCC-DDDD' });
    expect(wrong.body.errors).toMatchObject([{ pointer: '/setup_token', code: 'wrong' }]);
    for (let tries = 1; tries < 20; tries += 1) await setUp({ setup_token: 'AAAA' });
    expect((await setUp()).status).toBe(429);
  });

  test('a second setup, also of two concurrent ones', async () => {
    const both = await Promise.all([setUp(), setUp({ email: 'bo@statehouse.example' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await isOpen()).toBe(false);
    expect((await setUp({ email: 'cy@statehouse.example' })).status).toBe(404);
  });

  test('a setup if there is an organization', async () => {
    await createTenant(service);
    expect([await isOpen(), (await setUp()).status]).toEqual([false, 404]);
  });

  test('a password that is easy to guess', async () => {
    expect((await setUp({ password: 'password123456' })).body.errors).toMatchObject([
      { pointer: '/password' },
    ]);
    expect(await isOpen()).toBe(true);
  });
});

describe('administration from the shell', () => {
  const admin = (body: Record<string, unknown>) => asDashboard('POST', '/console/administration', body);

  test('creates an organization and a person, who sets a password by a link, and grants and revokes staff', async () => {
    const made = await admin({ command: 'create-organization', name: 'Okafor Compliance', operates: true });
    const email = 'ada@okafor.example';
    const added = await admin({
      command: 'add-person',
      organization: made.body.id,
      email: ' ADA@okafor.example',
      name: 'Ada Reyes',
      roles: ['administrator'],
    });
    const token = String(added.body.link_token).split('#')[1];
    const password = given().password;
    expect((await asDashboard('POST', '/console/password-reset/confirm', { token, password })).status).toBe(
      204,
    );
    await admin({ command: 'grant-staff', email, roles: ['filer'] });
    const signIn = () => asDashboard('POST', '/console/session', { email, password });
    expect((await signIn()).body.staff).toEqual(['filer']);
    await admin({ command: 'grant-staff', email, roles: [] });
    expect((await signIn()).body.staff).toEqual([]);
    const reset = await admin({ command: 'reset-password', email });
    expect(reset.body.link_token).toMatch(/^http:\/\/service\.test\/reset-password#[\w-]{43}$/);
    const rows = await service.parts.database.query(
      'select action, actor from audit_entries where organization_id = $1 order by id',
      [made.body.id],
    );
    expect(rows.map(({ action, actor }) => [action, (actor as { type: string }).type]).slice(0, 4)).toEqual([
      ['organization.created', 'service'],
      ['member.added', 'service'],
      ['password.reset', 'person'],
      ['staff.granted', 'service'],
    ]);
  });

  test('refuses a second operator, an unknown person, and a second membership', async () => {
    const { body } = await admin({ command: 'create-organization', name: 'One', operates: true });
    expect((await admin({ command: 'create-organization', name: 'Two', operates: true })).status).toBe(409);
    expect((await admin({ command: 'reset-password', email: 'no@okafor.example' })).status).toBe(404);
    const person = { email: 'a@okafor.example', name: 'A', organization: body.id, roles: ['viewer'] };
    const add = () => admin({ command: 'add-person', ...person });
    expect([(await add()).status, (await add()).status]).toEqual([200, 409]);
  });

  test('is only possible on the machine: neither with a key nor as an administrator', async () => {
    const tenant = await createTenant(service);
    const person = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
    const body = { command: 'create-organization', name: 'Mine' };
    for (const credential of [tenant.liveKey, await person.token('live')]) {
      expect((await call(service, credential, 'POST', '/console/administration', body)).status).toBe(403);
    }
  });
});
