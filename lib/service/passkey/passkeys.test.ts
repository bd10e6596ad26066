import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FieldError } from '#lib/contract/problem';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { mailsTo } from '#lib/testing/mails';
import { makeDevice } from '#lib/testing/passkey-device';
import { createPerson, type Person, tokenOf } from '#lib/testing/person';
import { setUpSecondFactor } from '#lib/testing/second-factor';

const origin = 'http://service.test';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let made = 0;
let tenant: Tenant;
let person: Person;
beforeEach(async () => {
  made += 1;
  service.time.now = new Date(service.time.now.getTime() + 1000);
  tenant = await createTenant(service);
  person = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
});

const ask = async (by: Person, method: string, path: string, body?: unknown) =>
  call(service, await by.token(), method, path, body);
const dashboard = () =>
  signDashboardToken(service.parts.secrets.console, { address: `192.0.2.${made}`, agent: null });

async function add(device = makeDevice(origin), by = person) {
  const { body } = await ask(by, 'POST', '/console/passkey/start', { password: by.password });
  const credential = device.make(body.options);
  const answer = await ask(by, 'POST', '/console/passkey', {
    ...{ name: 'Work laptop', link_token: body.link_token, credential },
  });
  return { device, started: body, credential, ...answer };
}

async function challenge() {
  return (await call(service, await dashboard(), 'POST', '/console/passkey/challenge')).body;
}

const open = async (link_token: string, passkey: unknown) =>
  call(service, await dashboard(), 'POST', '/console/session', { link_token, passkey });

async function signIn(device: ReturnType<typeof makeDevice>) {
  const { options, link_token } = await challenge();
  service.time.now = new Date(service.time.now.getTime() + 1);
  return open(link_token, device.sign(options));
}

async function openByPassword({ email, password }: Person) {
  return (await call(service, await dashboard(), 'POST', '/console/session', { email, password })).body;
}

async function signInByPassword(by: Person): Promise<Person> {
  const opened = await openByPassword(by);
  return { ...by, token: () => tokenOf(service, opened) };
}

const demandFactor = () =>
  service.parts.database.query('update organizations set requires_second_factor = true where id = $1', [
    tenant.organizationId,
  ]);

async function actions(): Promise<string[]> {
  const rows = await service.parts.database.query(
    'select action from audit_entries where organization_id = $1 order by sequence',
    [tenant.organizationId],
  );
  return rows.map(({ action }) => String(action));
}

describe('works', () => {
  test('a passkey can be added with the password, used to sign in, and removed', async () => {
    const { device, status, body } = await add();
    expect([status, body]).toMatchObject([201, { name: 'Work laptop', last_used_at: null }]);
    const opened = await signIn(device);
    expect([opened.status, opened.body.person?.id]).toEqual([201, person.id]);
    const { data } = (await ask(person, 'GET', '/console/passkey')).body;
    expect(data).toMatchObject([{ id: body.id, last_used_at: expect.any(String) }]);
    const removed = await ask(person, 'POST', `/console/passkey/${body.id}/remove`, {
      password: person.password,
    });
    expect(removed.status).toBe(204);
    expect((await signIn(device)).status).toBe(401);
    expect(await actions()).toEqual(['passkey.added', 'session.opened', 'passkey.removed']);
    expect((await mailsTo(service, person.email)).map(({ subject }) => subject).toSorted()).toEqual([
      'A passkey was removed',
      'You added a passkey',
    ]);
  });

  test('it counts as both factors where a second one is required, and the password alone does not', async () => {
    const { device } = await add();
    await demandFactor();
    expect((await signIn(device)).body.needs_second_factor).toBe(false);
    expect((await openByPassword(person)).needs_second_factor).toBe(true);
    const members = await ask(person, 'GET', '/console/member');
    expect(members.body.data[0].has_second_factor).toBe(true);
  });

  test('a person who must set up a second factor can add one and continue in the same session', async () => {
    await demandFactor();
    expect((await ask(person, 'GET', '/v1/business')).status).toBe(403);
    expect((await add()).status).toBe(201);
    expect((await ask(person, 'GET', '/v1/business')).status).toBe(200);
  });

  test('once the last one is removed, no session counts as signed in by one, as after the removal of an app', async () => {
    await demandFactor();
    const ids = [(await add()).body.id, (await add()).body.id];
    const remove = (id: string) =>
      ask(person, 'POST', `/console/passkey/${id}/remove`, { password: person.password });
    expect((await remove(ids[0])).status).toBe(204);
    expect((await ask(person, 'GET', '/v1/business')).status).toBe(200);
    expect((await remove(ids[1])).status).toBe(204);
    expect((await ask(person, 'GET', '/v1/business')).status).toBe(403);
    expect((await ask(person, 'GET', '/console/me')).body.needs_second_factor).toBe(true);
    expect((await add()).status).toBe(201);
    expect((await ask(person, 'GET', '/v1/business')).status).toBe(200);
  });

  test('an administrator’s reset removes passkeys too, and lets a member who lost theirs set up another', async () => {
    const member = await createPerson(service, tenant.organizationId);
    const { device } = await add(makeDevice(origin), member);
    await demandFactor();
    expect((await ask(person, 'DELETE', `/console/member/${member.id}/second-factor`)).status).toBe(403);
    expect((await add()).status).toBe(201);
    expect((await ask(person, 'DELETE', `/console/member/${member.id}/second-factor`)).status).toBe(204);
    expect((await signIn(device)).status).toBe(401);
    const again = await signInByPassword(member);
    expect((await add(makeDevice(origin), again)).status).toBe(201);
  });
});

describe('refuses', () => {
  test('adding one without the password, or without a code if an app is set up', async () => {
    const wrong = await ask(person, 'POST', '/console/passkey/start', { password: 'wrong' });
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/password']);
    expect((await ask(person, 'POST', '/console/passkey/start', {})).status).toBe(400);
    await setUpSecondFactor(service, person);
    const faults = async (given: { password?: string }) => {
      const { status, body } = await ask(person, 'POST', '/console/passkey/start', given);
      return [status, body.errors.map(({ pointer, code }: FieldError) => `${pointer} ${code}`)];
    };
    expect(await faults({ password: person.password })).toEqual([400, ['/one_time_code required']]);
    expect(await faults({})).toEqual([400, ['/password required', '/one_time_code required']]);
    expect(await faults({ password: 'wrong' })).toEqual([
      400,
      ['/password wrong', '/one_time_code required'],
    ]);
  });

  test('another factor in the place of a passkey to somebody with only the password, where one is required', async () => {
    const { body } = await add();
    await demandFactor();
    const thief = await signInByPassword(person);
    const { password } = person;
    const refused = { status: 409, detail: expect.stringContaining('You have a passkey') };
    expect((await ask(thief, 'POST', '/console/passkey/start', { password })).body).toMatchObject(refused);
    expect((await ask(thief, 'POST', '/console/second-factor', { password })).body).toMatchObject(refused);
    expect((await ask(thief, 'POST', `/console/passkey/${body.id}/remove`, { password })).status).toBe(403);
    expect((await ask(thief, 'GET', '/v1/business')).status).toBe(403);
  });

  test.each([
    ['that has not made sure who holds it', makeDevice(origin, { isVerified: false })],
    ['of another address', makeDevice('http://elsewhere.test')],
  ])('a device %s', async (_what, device) => {
    expect((await add(device)).status).toBe(401);
    expect((await ask(person, 'GET', '/console/passkey')).body.data).toEqual([]);
  });

  test('an unknown device, and a response to another challenge', async () => {
    expect((await signIn(makeDevice(origin))).status).toBe(401);
    const { device } = await add();
    const { link_token } = await challenge();
    const other = await challenge();
    expect((await open(link_token, device.sign(other.options))).status).toBe(401);
    expect((await actions()).at(-1)).toBe('passkey.refused');
  });
});

describe('guards', () => {
  test('a response is accepted once, within five minutes', async () => {
    const { device } = await add();
    const { options, link_token } = await challenge();
    const answer = device.sign(options);
    expect((await open(link_token, answer)).status).toBe(201);
    expect((await open(link_token, answer)).status).toBe(401);
    const late = await challenge();
    service.time.now = new Date(service.time.now.getTime() + 301_000);
    expect((await open(late.link_token, device.sign(late.options))).status).toBe(401);
  });

  test('a challenge for one person cannot add a passkey for another, and a passkey is stored once', async () => {
    const other = await createPerson(service, tenant.organizationId);
    const { started, credential, device } = await add();
    const body = { name: 'Theirs', link_token: started.link_token, credential };
    expect((await ask(other, 'POST', '/console/passkey', body)).status).toBe(401);
    expect((await add(device, other)).status).toBe(409);
  });

  test('a person cannot remove another’s passkey', async () => {
    const { body } = await add();
    const other = await createPerson(service, tenant.organizationId);
    const remove = `/console/passkey/${body.id}/remove`;
    expect((await ask(other, 'POST', remove, { password: other.password })).status).toBe(404);
    expect((await ask(person, 'GET', '/console/passkey')).body.data).toHaveLength(1);
  });
});
