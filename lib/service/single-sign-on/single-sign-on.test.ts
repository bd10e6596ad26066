import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administerHere } from '#lib/service/administration/administer-here';
import { withIssuer } from '#lib/service/single-sign-on/open-issuer';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { mailsTo } from '#lib/testing/mails';
import {
  type OpenidProvider,
  openidClient,
  startOpenidProvider,
  visitProvider,
} from '#lib/testing/openid-provider';
import { createPerson, type Person, tokenOf } from '#lib/testing/person';

let service: Harness;
let provider: OpenidProvider;
beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  provider = await startOpenidProvider();
});
afterAll(async () => {
  await provider.stop();
  await service.stop();
});

let made = 0;
let tenant: Tenant;
let admin: Person;
let domain: string;
beforeEach(async () => {
  made += 1;
  tenant = await createTenant(service);
  admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  domain = `okafor-${made}.example`;
  provider.person = { email: `ada@${domain}`, email_verified: true, name: 'Ada Okafor' };
});

const path = '/console/single-sign-on';
const asAdmin = async (method: string, body?: unknown, by = admin) =>
  call(service, await by.token('live'), method, path, body);
const set = (given: object = {}) =>
  asAdmin('PUT', {
    issuer: provider.issuer,
    client_id: openidClient.id,
    client_secret: openidClient.secret,
    domain,
    roles: ['preparer'],
    ...given,
  });
const confirm = (organization = tenant.organizationId) =>
  administerHere(service.parts, { command: 'confirm-domain', organization, domain });

const dashboard = () =>
  signDashboardToken(service.parts.secrets.console, { address: `192.0.2.${made}`, agent: null });
const start = async (email = provider.person.email) =>
  call(service, await dashboard(), 'POST', `${path}/start`, { email });
const open = async (body: unknown) => call(service, await dashboard(), 'POST', '/console/session', body);

async function signIn() {
  const { body } = await start();
  return open({ link_token: body.link_token, response_token: await visitProvider(body.url) });
}

async function actions(organizationId = tenant.organizationId): Promise<string[]> {
  const rows = await service.parts.database.query(
    'select action, after from audit_entries where organization_id = $1 order by sequence',
    [organizationId],
  );
  return rows.map(({ action, after }) =>
    [action, (after as { reason?: string } | null)?.reason].filter(Boolean).join(' '),
  );
}

describe('works', () => {
  test('an administrator can set the provider, and nobody can read its secret', async () => {
    expect((await asAdmin('GET')).body).toMatchObject({ provider: null, redirect_uri: expect.any(String) });
    const { status, body } = await set();
    expect([status, body.provider]).toMatchObject([
      200,
      { issuer: provider.issuer, domain, domain_confirmed_at: null, roles: ['preparer'] },
    ]);
    const [row] = await service.parts.database.query(
      'select client_secret from identity_providers where organization_id = $1',
      [tenant.organizationId],
    );
    expect(`${JSON.stringify(body)} ${row?.client_secret}`).not.toContain(openidClient.secret);
    expect((await set({ client_secret: undefined, roles: ['viewer'] })).body.provider.roles).toEqual([
      'viewer',
    ]);
  });

  test('a new person becomes a member with the role, and later sign-ins are the same member', async () => {
    await set();
    await confirm();
    const { status, body } = await signIn();
    expect([status, body]).toMatchObject([
      201,
      {
        person: { name: 'Ada Okafor', email: `ada@${domain}` },
        organization_id: tenant.organizationId,
        organizations: [{ roles: ['preparer'] }],
        has_password: false,
        needs_second_factor: false,
      },
    ]);
    const again = await signIn();
    expect(again.body.person).toEqual(body.person);
    const me = await call(service, await tokenOf(service, again.body), 'GET', '/console/me');
    expect(me.status).toBe(200);
    expect((await actions()).slice(-5)).toEqual([
      'single_sign_on.set',
      'single_sign_on.domain_confirmed',
      'member.added',
      'session.opened',
      'session.opened',
    ]);
  });

  test('a provider that gives the email at its UserInfo endpoint alone lets people in, or says why not', async () => {
    const thin = await startOpenidProvider({ isThin: true });
    await set({ issuer: thin.issuer });
    await confirm();
    thin.person = { email: `ada@${domain}`, email_verified: true, name: 'Ada Okafor' };
    const { status, body } = await signIn();
    expect([status, body.person]).toMatchObject([201, { name: 'Ada Okafor', email: `ada@${domain}` }]);
    thin.person = { ...thin.person, email_verified: false };
    expect((await signIn()).status).toBe(403);
    expect((await actions()).at(-1)).toBe('single_sign_on.refused email_not_confirmed');
    await thin.stop();
  });

  test('a member keeps their roles', async () => {
    await set();
    await confirm();
    provider.person.email = `${admin.id}@${domain}`;
    await service.parts.database.query('update people set email = $1 where id = $2', [
      provider.person.email,
      admin.id,
    ]);
    const { body } = await signIn();
    expect(body).toMatchObject({ person: { id: admin.id }, organizations: [{ roles: ['administrator'] }] });
  });

  test('a person is identified by the provider’s subject, whatever their current email', async () => {
    await set();
    await confirm();
    provider.person.sub = 'ada';
    const { body } = await signIn();
    provider.person.email = `ada.okafor@${domain}`;
    expect((await signIn()).body.person).toEqual(body.person);
    // At another client of the provider, the same subject may be a different person.
    await set({ issuer: provider.issuer, client_id: 'another' });
    await set();
    await confirm();
    provider.person = { ...provider.person, email: `ada@${domain}`, sub: 'as that client calls her' };
    expect((await signIn()).body.person).toEqual(body.person);
  });

  test('its removal ends the sessions opened through it, and nobody can sign in through it', async () => {
    await set();
    await confirm();
    const { body } = await signIn();
    expect((await asAdmin('DELETE')).status).toBe(204);
    expect((await call(service, await tokenOf(service, body), 'GET', '/console/me')).status).toBe(401);
    expect((await start()).status).toBe(404);
  });
});

describe('refuses', () => {
  test('an address where no provider answers, and one in a network that webhooks do not reach', async () => {
    for (const issuer of ['http://127.0.0.1:9', 'https://10.0.0.1', 'http://169.254.169.254']) {
      const { status, body } = await set({ issuer });
      expect([status, body.errors?.[0]?.pointer], issuer).toEqual([400, '/issuer']);
    }
    const strict = {
      ...service.parts,
      env: { ...service.parts.env, WEBHOOK_ALLOW_PRIVATE: 'false' as const },
    };
    const client = { issuer: provider.issuer, client_id: 'a', client_secret: 'b' };
    await expect(withIssuer(strict, client, async () => {})).rejects.toThrow('https');
  });

  test('a change that begins from a provider that somebody else has changed since, and not one made already', async () => {
    const { provider: seen } = (await set({ instead_of: null })).body;
    service.time.now = new Date(service.time.now.getTime() + 1000);
    expect((await set({ instead_of: null, roles: ['viewer'] })).status).toBe(409);
    const change = { client_secret: undefined, roles: ['viewer'], instead_of: seen.updated_at };
    const changed = await set(change);
    expect([changed.status, changed.body.provider.roles]).toEqual([200, ['viewer']]);
    expect((await set(change)).body).toEqual(changed.body);
    const stale = await set({ ...change, domain: 'other.example', roles: ['preparer'] });
    expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining('Somebody else')]);
    expect((await asAdmin('GET')).body).toEqual(changed.body);
    expect(await actions()).toEqual(['single_sign_on.set', 'single_sign_on.set']);
  });

  test('a secret stored for another issuer or client, and administrator as the role of new members', async () => {
    expect((await set({ client_secret: undefined })).body.errors[0].pointer).toBe('/client_secret');
    await set();
    const other = await set({ client_secret: undefined, client_id: 'another' });
    expect(other.body.errors[0].pointer).toBe('/client_secret');
    expect((await set({ roles: ['administrator'] })).body.errors[0].pointer).toBe('/roles');
    expect((await set({ domain: 'no domain' })).body.errors[0].pointer).toBe('/domain');
  });

  test('everyone until the domain is verified, and again after it was changed', async () => {
    await set();
    expect((await start()).status).toBe(404);
    await confirm();
    const { body } = await start();
    await set({ domain: `other-${domain}` });
    const response_token = await visitProvider(body.url);
    expect((await open({ link_token: body.link_token, response_token })).status).toBe(401);
    expect((await start()).status).toBe(404);
  });

  test('a second organization that requests a verified domain', async () => {
    await set();
    await confirm();
    const first = tenant;
    tenant = await createTenant(service);
    admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
    expect((await set()).status).toBe(200);
    await expect(confirm()).rejects.toThrow('Another organization');
    expect((await signIn()).body.organization_id).toBe(first.organizationId);
  });

  test.each([
    ['of another domain', { email: 'ada@elsewhere.example', email_verified: true }, 'other_domain'],
    ['of a domain that ends alike', { email: 'ada@not-DOMAIN', email_verified: true }, 'other_domain'],
    [
      'that the provider has not confirmed',
      { email: 'ada@DOMAIN', email_verified: false },
      'email_not_confirmed',
    ],
  ])('a person with an email %s, without creating a member', async (_what, person, reason) => {
    await set();
    await confirm();
    const { body } = await start();
    provider.person = { ...person, email: person.email.replace('DOMAIN', domain) };
    const returned = { link_token: body.link_token, response_token: await visitProvider(body.url) };
    expect((await open(returned)).status).toBe(403);
    expect((await actions()).at(-1)).toBe(`single_sign_on.refused ${reason}`);
    expect(await actions()).not.toContain('member.added');
  });

  test('a person with a reassigned email of a member with another subject', async () => {
    await set();
    await confirm();
    provider.person.sub = 'ada';
    await signIn();
    provider.person.sub = 'ada’s successor';
    expect((await signIn()).status).toBe(403);
    expect((await actions()).at(-1)).toBe('single_sign_on.refused another_subject');
  });

  test('a member who is suspended', async () => {
    await set();
    await confirm();
    const { body } = await signIn();
    const member = `/console/member/${body.person.id}`;
    await call(service, await admin.token(), 'PATCH', member, { suspended: true });
    expect((await signIn()).status).toBe(403);
    expect((await actions()).at(-1)).toBe('single_sign_on.refused suspended');
  });
});

describe('a removed person', () => {
  const asAdminOfPeople = async (method: string, at: string, body?: unknown) =>
    call(service, await admin.token(), method, at, body);
  const removed = async () => {
    await set();
    await confirm();
    provider.person.sub = 'ada';
    const { body } = await signIn();
    expect((await asAdminOfPeople('DELETE', `/console/member/${body.person.id}`)).status).toBe(204);
    return String(body.person.id);
  };

  test('stays out while the provider lets them in, also under another email', async () => {
    await removed();
    expect((await signIn()).status).toBe(403);
    expect((await actions()).at(-1)).toBe('single_sign_on.refused removed');
    provider.person.email = `renamed@${domain}`;
    expect((await signIn()).status).toBe(403);
    expect((await actions()).at(-1)).toBe('single_sign_on.refused removed');
  });

  test('comes back by an invitation', async () => {
    const id = await removed();
    const { email } = provider.person;
    await asAdminOfPeople('POST', '/console/invitation', { email, roles: ['viewer'] });
    const [mail] = await mailsTo(service, email);
    const accepting = { token: mail?.token, password: 'seven quiet herons over Ohio' };
    const accepted = await call(service, await dashboard(), 'POST', '/console/invitation/accept', accepting);
    expect(accepted.status).toBe(204);
    const back = await signIn();
    expect([back.status, back.body.person?.id]).toEqual([201, id]);
  });

  test('is bound to the same account at the provider after they are restored', async () => {
    const id = await removed();
    expect((await asAdminOfPeople('POST', `/console/removed-member/${id}/restore`)).status).toBe(200);
    const back = await signIn();
    expect([back.status, back.body.person?.id]).toEqual([201, id]);
    provider.person.sub = 'another';
    expect((await signIn()).status).toBe(403);
    expect((await actions()).at(-1)).toBe('single_sign_on.refused another_subject');
  });

  test('who left by themselves may come back', async () => {
    await set();
    await confirm();
    const { body } = await signIn();
    const own = await tokenOf(service, body);
    expect((await call(service, own, 'DELETE', '/console/membership')).status).toBe(204);
    expect((await signIn()).status).toBe(201);
  });

  test('is known in that organization alone', async () => {
    const id = await removed();
    const rows = await service.parts.database.query(
      'select organization_id from removed_members where person_id = $1',
      [id],
    );
    expect(rows).toEqual([{ organization_id: tenant.organizationId }]);
  });
});

describe('guards', () => {
  test('a response is accepted once, within ten minutes, in the browser that started', async () => {
    await set();
    await confirm();
    const [one, two] = [(await start()).body, (await start()).body];
    const answer = await visitProvider(one.url);
    expect((await open({ link_token: two.link_token, response_token: answer })).status).toBe(401);
    expect((await open({ link_token: 'made up', response_token: answer })).status).toBe(401);
    expect((await open({ link_token: one.link_token, response_token: answer })).status).toBe(201);
    expect((await open({ link_token: one.link_token, response_token: answer })).status).toBe(401);
    const late = (await start()).body;
    const response_token = await visitProvider(late.url);
    service.time.now = new Date(service.time.now.getTime() + 601_000);
    expect((await open({ link_token: late.link_token, response_token })).status).toBe(401);
  });

  test('it works only in that organization: neither in another one of the person nor at the desk', async () => {
    await set();
    await confirm();
    const elsewhere = await createTenant(service);
    const person = await createPerson(service, elsewhere.organizationId);
    provider.person.email = `${person.id}@${domain}`;
    const { database } = service.parts;
    await database.query('update people set email = $1 where id = $2', [provider.person.email, person.id]);
    await database.query("insert into staff (person_id, roles, created_at) values ($1, '{lead}', now())", [
      person.id,
    ]);
    const { body } = await signIn();
    expect(body).toMatchObject({
      person: { id: person.id },
      organization_id: tenant.organizationId,
      staff: [],
    });
    const token = await tokenOf(service, body, 'live');
    const moved = await call(service, token, 'POST', '/console/session/organization', {
      organization_id: elsewhere.organizationId,
    });
    expect(moved.status).toBe(409);
    expect((await call(service, token, 'GET', '/console/me')).body.staff).toEqual([]);
    expect((await call(service, token, 'GET', '/v1/operations/filing')).status).toBe(404);
  });

  test('another organization’s administrator cannot change it', async () => {
    await set();
    const other = await createTenant(service);
    const stranger = await createPerson(service, other.organizationId, { roles: ['administrator'] });
    expect((await asAdmin('GET', undefined, stranger)).body.provider).toBeNull();
    await asAdmin('DELETE', undefined, stranger);
    expect((await asAdmin('GET')).body.provider).toMatchObject({ domain });
  });

  test('one address can start a limited number of sign-ins a minute', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await start('ada@nobody.example')).status);
    expect([statuses.slice(0, 30).every((status) => status === 404), statuses[30]]).toEqual([true, 429]);
  });
});
