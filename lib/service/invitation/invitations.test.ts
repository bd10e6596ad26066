import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#lib/contract/roles';
import { expireSessionsJob } from '#lib/service/session/expire-sessions';
import { signDashboardToken } from '#lib/session/sign-token';
import { captureLog } from '#lib/testing/capture-log';
import { findInDatabase } from '#lib/testing/find-in-database';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { mailsTo, sendMails } from '#lib/testing/mails';
import { createPerson, type Person, tokenOf } from '#lib/testing/person';

const hour = 3_600_000;
const password = 'seven quiet herons over Ohio';
const log = captureLog();
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ LOG_LEVEL: 'trace' }, undefined, log.logTo);
});
afterAll(() => service.stop());

let tenant: Tenant;
let admin: Person;
let count = 0;
let email = '';
beforeEach(async () => {
  tenant = await createTenant(service, 'Okafor Compliance');
  admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'], name: 'Ada Reyes' });
  count += 1;
  email = `new.person.${count}@okafor.example`;
});

const wait = (milliseconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + milliseconds);
};
const ask = async (by: Person, method: string, path: string, body?: unknown) =>
  call(service, await by.token(), method, path, body);
const invite = (to = email, roles: Role[] = ['preparer']) =>
  ask(admin, 'POST', '/console/invitation', { email: to, roles });

async function asDashboard(path: string, body: unknown) {
  const token = await signDashboardToken(service.parts.secrets.console, {
    address: '203.0.113.9',
    agent: 'Firefox',
  });
  return call(service, token, 'POST', path, body);
}
const find = (token: string) => asDashboard('/console/invitation/find', { token });
const accept = (body: Record<string, unknown>) => asDashboard('/console/invitation/accept', body);
const signIn = (of: string, by: string) => asDashboard('/console/session', { email: of, password: by });

async function lastToken(to = email): Promise<string> {
  const mails = await mailsTo(service, to);
  const tokens = await Promise.all(
    mails.map(async ({ token }) => ({ token, works: (await find(token)).status === 200 })),
  );
  return tokens.find(({ works }) => works)?.token ?? mails.at(-1)?.token ?? '';
}

async function trail(): Promise<unknown[]> {
  const rows = await service.parts.database.query(
    'select action, actor from audit_entries where organization_id = $1 order by id',
    [tenant.organizationId],
  );
  return rows.map(({ action, actor }) => [action, (actor as { name: string }).name]);
}

describe('works', () => {
  test('who is new accepts with a name and a password, signs in, and has the roles', async () => {
    const invited = await invite(email, ['approver', 'preparer']);
    expect([invited.status, invited.body]).toEqual([
      201,
      {
        id: expect.any(String),
        object: 'invitation',
        email,
        roles: ['preparer', 'approver'],
        status: 'open',
        invited_by: 'Ada Reyes',
        sent_at: service.time.now.toISOString(),
        refused_at: null,
        expires_at: new Date(service.time.now.getTime() + 72 * hour).toISOString(),
      },
    ]);
    const [mail] = await mailsTo(service, email);
    expect(mail?.subject).toBe('You are invited to Okafor Compliance');
    expect(mail?.text).toContain(`http://service.test/invitation#${mail?.token}`);
    const token = mail?.token ?? '';
    expect((await find(token)).body).toMatchObject({
      organization: 'Okafor Compliance',
      email,
      is_named: false,
      is_known: false,
    });
    expect((await accept({ token, name: ' Noor Haddad ', password })).status).toBe(204);
    const opened = await signIn(email, password);
    expect(opened.body).toMatchObject({
      person: { name: 'Noor Haddad', email },
      organizations: [{ id: tenant.organizationId, roles: ['preparer', 'approver'] }],
    });
    expect((await ask(admin, 'GET', '/console/invitation')).body.data).toEqual([]);
    expect(await trail()).toEqual([
      ['invitation.created', 'Ada Reyes'],
      ['invitation.accepted', 'Noor Haddad'],
      ['session.opened', 'Noor Haddad'],
    ]);
  });

  test('who has a password here joins by it, signs in to the organization that they joined, and then goes on in either', async () => {
    const other = await createTenant(service, 'Elsewhere');
    const known = await createPerson(service, other.organizationId, { name: 'Vi Chen' });
    const before = await signIn(known.email, known.password);
    expect(before.body.organization_id).toBe(other.organizationId);
    wait(1_000);
    await invite(known.email, ['viewer']);
    const token = await lastToken(known.email);
    expect((await find(token)).body.is_known).toBe(true);
    const wrong = await accept({ token, name: 'Somebody', password });
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/password']);
    expect((await accept({ token, password: known.password })).status).toBe(204);
    const { body: opened } = await signIn(known.email, known.password);
    expect(opened.person.name).toBe('Vi Chen');
    expect(opened.organizations.map(({ name }: { name: string }) => name)).toEqual([
      'Elsewhere',
      'Okafor Compliance',
    ]);
    const at = async (path: string, body?: unknown) =>
      call(service, await tokenOf(service, opened), body ? 'POST' : 'GET', path, body);
    await call(service, tenant.testKey, 'POST', '/v1/business', {
      legal_name: 'Ours, LLC',
      entity_type: 'llc',
      formation_jurisdiction: 'US-DE',
    });
    expect(opened.organization_id).toBe(tenant.organizationId);
    expect((await at('/v1/business')).body.data).toHaveLength(1);
    const organization_id = other.organizationId;
    expect((await at('/console/session/organization', { organization_id })).body).toMatchObject({
      organization_id,
      organizations: [{ roles: ['preparer'] }, { roles: ['viewer'] }],
    });
    expect((await at('/v1/business')).body.data).toHaveLength(0);
    // The next sign-in goes on where the last one was.
    expect((await signIn(known.email, known.password)).body.organization_id).toBe(organization_id);
  });

  test('who signs in here without a password keeps their name, and joins by a password that they choose', async () => {
    const other = await createTenant(service, 'Elsewhere');
    const known = await createPerson(service, other.organizationId, { name: 'Vi Chen' });
    await service.parts.database.query('update people set password_hash = null where id = $1', [known.id]);
    await invite(known.email, ['viewer']);
    const token = await lastToken(known.email);
    expect((await find(token)).body).toMatchObject({ is_named: true, is_known: false });
    expect((await accept({ token, password })).status).toBe(204);
    expect((await signIn(known.email, password)).body.person.name).toBe('Vi Chen');
  });

  test('sent again, the new link works and the old one does not; within a minute it is not sent', async () => {
    const { id } = (await invite()).body;
    const [first] = await mailsTo(service, email);
    expect((await ask(admin, 'POST', `/console/invitation/${id}/resend`)).status).toBe(409);
    wait(61_000);
    expect((await ask(admin, 'POST', `/console/invitation/${id}/resend`)).body.status).toBe('open');
    expect((await find(first?.token ?? '')).status).toBe(404);
    expect((await find(await lastToken())).status).toBe(200);
  });

  test('who cannot be reached by email is marked in the list, until it is sent again', async () => {
    const { id, refused_at } = (await invite()).body;
    const read = async () => (await ask(admin, 'GET', '/console/invitation')).body.data[0].refused_at;
    const refusing = (code: string, responseCode?: number) =>
      vi
        .spyOn(service.parts.mailer, 'send')
        .mockRejectedValueOnce(Object.assign(new Error('no'), { code, responseCode }));
    const seen = [];
    for (const [code, reply] of [
      ['ECONNECTION'],
      ['EENVELOPE', 450],
      ['EAUTH', 535],
      ['EENVELOPE', 550],
    ] as const) {
      refusing(code, reply);
      await expect(sendMails(service)).rejects.toThrow('no');
      wait(61_000);
      seen.push(await read());
      const again = await ask(admin, 'POST', `/console/invitation/${id}/resend`);
      expect(again.body.refused_at).toBeNull();
    }
    expect([refused_at, ...seen]).toEqual([null, null, null, null, expect.any(String)]);
  });

  test('a pasted email loses its spaces, those that nobody sees too, and its capitals', async () => {
    const pasted = ` \u200b${email.toUpperCase()}\u00a0\n`;
    expect((await invite(pasted)).body.email).toBe(email);
  });
});

describe('refuses', () => {
  test('a link after 72 hours, after it was taken back, and a second time', async () => {
    await invite();
    const token = await lastToken();
    wait(72 * hour);
    expect((await find(token)).status).toBe(404);
    expect((await accept({ token, name: 'Late', password })).status).toBe(404);
    expect((await ask(admin, 'GET', '/console/invitation')).body.data).toMatchObject([{ status: 'expired' }]);
    // What has expired makes room for a new one.
    const { id } = (await invite()).body;
    const second = await lastToken();
    const takeBack = () => ask(admin, 'DELETE', `/console/invitation/${id}`);
    expect((await takeBack()).status).toBe(204);
    expect((await takeBack()).body.detail).toBe(
      'This invitation was accepted or taken back. Reload the page.',
    );
    expect((await accept({ token: second, name: 'Gone', password })).status).toBe(404);
    await invite();
    const third = await lastToken();
    expect((await accept({ token: third, name: 'Noor Haddad', password })).status).toBe(204);
    expect((await accept({ token: third, name: 'Noor Haddad', password })).status).toBe(404);
  });

  test('two presses: one invitation, one mail, one member', async () => {
    const both = await Promise.all([invite(), invite()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { body } = both.find(({ status }) => status === 409) ?? {};
    expect(body.errors).toMatchObject([{ pointer: '/email' }]);
    expect(await mailsTo(service, email)).toHaveLength(1);
    const token = await lastToken();
    const given = { token, name: 'Noor Haddad', password };
    const accepted = await Promise.all([accept(given), accept(given)]);
    expect(accepted.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    const { data } = (await ask(admin, 'GET', '/console/member')).body;
    expect(data.filter((one: { email: string }) => one.email === email)).toHaveLength(1);
  });

  test('a member, however the email is written', async () => {
    const { status, body } = await invite(` ${admin.email.toUpperCase()}`);
    const detail = 'Ada Reyes is a member of the organization already.';
    expect([status, body.detail, body.errors]).toEqual([
      409,
      detail,
      [{ pointer: '/email', code: 'conflict', detail }],
    ]);
  });

  test('a suspended member, who is to be let in again', async () => {
    const fred = await createPerson(service, tenant.organizationId, { name: 'Fred Okafor' });
    await ask(admin, 'PATCH', `/console/member/${fred.id}`, { suspended: true });
    const { status, body } = await invite(fred.email);
    expect([status, body.detail]).toEqual([
      409,
      'Fred Okafor is a member who is suspended. Let them in again instead.',
    ]);
  });

  test.each([
    ['password123456', 'a common one with digits'],
    ['passwordpassword', 'a common one twice'],
    ['111111111111', 'one sign again and again'],
    ['okafor.example', 'one that is too short'],
  ])('%s as a password: %s', async (weak) => {
    await invite();
    const refused = await accept({ token: await lastToken(), name: 'Noor Haddad', password: weak });
    const isFine = weak === 'okafor.example';
    expect(refused.status).toBe(isFine ? 204 : 400);
    if (!isFine) expect(refused.body.errors[0].pointer).toBe('/password');
  });

  test('one’s own email as a password, and no name', async () => {
    await invite();
    const token = await lastToken();
    const own = await accept({ token, name: 'Noor Haddad', password: email });
    expect(own.body.errors).toMatchObject([{ pointer: '/password', code: 'too_common' }]);
    expect((await accept({ token, password })).body.errors).toMatchObject([{ pointer: '/name' }]);
  });
});

describe('guards', () => {
  test('the invitation of another organization is not there', async () => {
    const { id } = (await invite()).body;
    const other = await createTenant(service);
    const stranger = await createPerson(service, other.organizationId, { roles: ['administrator'] });
    for (const of of [id, 'none', tenant.organizationId]) {
      expect((await ask(stranger, 'DELETE', `/console/invitation/${of}`)).status).toBe(404);
      expect((await ask(stranger, 'POST', `/console/invitation/${of}/resend`)).status).toBe(404);
    }
    expect((await ask(stranger, 'GET', '/console/invitation')).body.data).toEqual([]);
    expect((await find(await lastToken())).status).toBe(200);
  });

  test('whoever is suspended or removed leaves no open invitation behind', async () => {
    const second = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
    await ask(second, 'POST', '/console/invitation', { email, roles: ['administrator'] });
    const token = await lastToken();
    await ask(admin, 'PATCH', `/console/member/${second.id}`, { suspended: true });
    expect((await accept({ token, name: 'Noor Haddad', password })).status).toBe(404);
  });

  test('whoever is no longer an administrator makes nobody one, and their other invitations stand', async () => {
    const second = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
    const invited = async (to: string, roles: string[]) =>
      (await ask(second, 'POST', '/console/invitation', { email: to, roles })).body.id;
    await invited(email, ['viewer', 'administrator']);
    const plain = await invited(`other.${email}`, ['viewer']);
    await ask(admin, 'PATCH', `/console/member/${second.id}`, { roles: ['preparer'] });
    const { data } = (await ask(admin, 'GET', '/console/invitation')).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([plain]);
  });

  test('nobody switches to an organization that is not theirs', async () => {
    const other = await createTenant(service);
    const body = { organization_id: other.organizationId };
    expect((await ask(admin, 'POST', '/console/session/organization', body)).status).toBe(404);
  });

  test('the token is in no log, no request and no row: the queue keeps it sealed', async () => {
    await invite();
    const token = await lastToken();
    await find(token);
    await find(`${token.slice(0, -1)}!`);
    await accept({ token, name: 'Noor Haddad', password });
    await service.requests.flush();
    expect(log.text()).not.toContain(token);
    expect(log.text()).not.toContain(password);
    expect(await findInDatabase(service.parts, token)).toEqual([]);
    expect(await findInDatabase(service.parts, password)).toEqual([]);
  });

  test('old ones are deleted by a job', async () => {
    await invite();
    wait((72 + 31 * 24) * hour);
    await expireSessionsJob(service.parts);
    const kept = 'select id from invitations where organization_id = $1';
    expect(await service.parts.database.query(kept, [tenant.organizationId])).toEqual([]);
  });
});
