import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administerHere } from '#lib/service/administration/administer-here';
import { signDashboardToken } from '#lib/session/sign-token';
import { captureLog } from '#lib/testing/capture-log';
import { findInDatabase } from '#lib/testing/find-in-database';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { mailsTo } from '#lib/testing/mails';
import { createPerson, type Person, tokenOf } from '#lib/testing/person';
import { setUpSecondFactor } from '#lib/testing/second-factor';

const log = captureLog();
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ LOG_LEVEL: 'trace' }, undefined, log.logTo);
});
afterAll(() => service.stop());

let person: Person;
let organizationId: string;
let address = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  address = `203.0.113.${count}`;
  ({ organizationId } = await createTenant(service));
  person = await createPerson(service, organizationId, { roles: ['preparer'], address });
});

const ask = async (method: string, path: string, body?: unknown, by = person) =>
  call(service, await by.token(), method, path, body);
const post = (path: string, body: unknown, by = person) =>
  ask('POST', `/console/second-factor${path}`, body, by);
const state = async () => (await ask('GET', '/console/second-factor')).body;

async function open(body: object, from = address) {
  const dashboard = await signDashboardToken(service.parts.secrets.console, { address: from, agent: null });
  return call(service, dashboard, 'POST', '/console/session', body);
}

/** The result of a sign-in: a status, and the code of the problem. */
async function signIn(one_time_code?: string, { password = person.password, from = address } = {}) {
  const answer = await open({ email: person.email, password, ...(one_time_code && { one_time_code }) }, from);
  return answer.status === 201 ? 'in' : String(answer.body.type).split('/').at(-1);
}

const both = (one_time_code: string) => ({ password: person.password, one_time_code });
const later = (seconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + seconds * 1000);
};
async function trail(): Promise<string[]> {
  const rows = await service.parts.database.query(
    "select action from audit_entries where organization_id = $1 and action not like 'session.%' order by id",
    [organizationId],
  );
  return rows.map(({ action }) => String(action));
}
const subjects = async () => (await mailsTo(service, person.email)).map(({ subject }) => subject);

async function memberOfAnother(): Promise<string> {
  const other = await createTenant(service);
  await service.parts.database.query(
    "insert into memberships (organization_id, person_id, roles, created_at) values ($1, $2, '{preparer}', $3)",
    [other.organizationId, person.id, service.time.now],
  );
  return other.organizationId;
}

describe('setting up', () => {
  test('requires the password, then a code from the app; only then a sign-in requires one', async () => {
    const wrong = await post('', { password: 'wrong' });
    expect(wrong.body.errors).toMatchObject([{ pointer: '/password', code: 'wrong' }]);
    const { body } = await post('', { password: person.password });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.secret_uri).toBe(
      `otpauth://totp/Statehouse:${encodeURIComponent(person.email)}?issuer=Statehouse&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect([await state(), await signIn()]).toEqual([
      { object: 'second_factor', since: null, recovery_codes_left: 0 },
      'in',
    ]);
    const guess = await post('/confirm', { one_time_code: '000000' });
    expect(guess.body.errors).toMatchObject([{ pointer: '/one_time_code', code: 'wrong' }]);
    const { recoveryCodes, code } = await setUpSecondFactor(service, person);
    expect(recoveryCodes).toHaveLength(10);
    expect(await state()).toEqual({
      object: 'second_factor',
      since: expect.any(String),
      recovery_codes_left: 10,
    });
    expect([await signIn(), await signIn(code())]).toEqual(['code_required', 'in']);
    expect(await trail()).toEqual(['second_factor.added']);
    expect(await subjects()).toEqual(['You set up a second factor']);
  });

  test('ends the other sessions, which may have been opened with only a password', async () => {
    const { body } = await open({ email: person.email, password: person.password });
    await setUpSecondFactor(service, person);
    const reads = async (token: string) => (await call(service, token, 'GET', '/v1/business')).status;
    expect([await reads(await tokenOf(service, body)), await reads(await person.token())]).toEqual([
      401, 200,
    ]);
  });

  test('can be restarted any number of times, and completed once', async () => {
    const first = (await post('', { password: person.password })).body.secret;
    const { secret } = await setUpSecondFactor(service, person);
    expect(secret).not.toBe(first);
    expect((await post('', { password: person.password })).status).toBe(409);
    expect((await post('/confirm', { one_time_code: '123456' })).status).toBe(409);
  });

  test('is refused for a person without a password', async () => {
    await service.parts.database.query('update people set password_hash = null where id = $1', [person.id]);
    const { body } = await open({ verified_email: person.email });
    const started = await call(service, await tokenOf(service, body), 'POST', '/console/second-factor', {
      password: 'x',
    });
    expect([started.status, started.body.detail]).toEqual([
      409,
      'You have no password here: your sign-in provider asks for a second factor of its own.',
    ]);
  });
});

describe('a code of the app', () => {
  test('is accepted once, of concurrent requests too, and no earlier code is accepted after it', async () => {
    const { code } = await setUpSecondFactor(service, person);
    const twice = await Promise.all([signIn(code()), signIn(code())]);
    expect(twice.toSorted()).toEqual(['code_not_valid', 'in']);
    expect([await signIn(code()), await signIn(code(-1))]).toEqual(['code_not_valid', 'code_not_valid']);
    later(30);
    expect(await signIn(code())).toBe('in');
  });

  test('is accepted one period early and one late, no more', async () => {
    const { code } = await setUpSecondFactor(service, person);
    later(300);
    expect([await signIn(code(-2)), await signIn(code(2))]).toEqual(['code_not_valid', 'code_not_valid']);
    expect([await signIn(code(-1)), await signIn(code(1))]).toEqual(['in', 'in']);
    // A code of a fast clock has used up the current period.
    expect(await signIn(code())).toBe('code_not_valid');
  });

  test('can be entered with a space in its middle', async () => {
    const { code } = await setUpSecondFactor(service, person);
    expect(await signIn(`${code().slice(0, 3)} ${code().slice(3)} `)).toBe('in');
  });

  test('is asked for only after the right password: nobody else learns that there is a second factor', async () => {
    const { code } = await setUpSecondFactor(service, person);
    const plain = await createPerson(service, organizationId);
    const refused = async (email: string, one_time_code?: string) => {
      const { status, body } = await open({ email, password: 'wrong', one_time_code });
      return { status, body };
    };
    const known = await refused(person.email);
    expect(known.status).toBe(401);
    expect(await refused(person.email, code())).toEqual(known);
    expect(await refused(plain.email)).toEqual(known);
    expect(await signIn(code())).toBe('in');
  });

  test('is refused after ten wrong ones in an hour, from any addresses, even with the right password', async () => {
    const { code } = await setUpSecondFactor(service, person);
    const tries = [];
    for (let at = 0; at < 12; at += 1) {
      tries.push(await signIn('000000', { from: `198.51.100.${count}${at % 10}` }));
    }
    expect(tries).toEqual([
      ...Array.from({ length: 10 }, () => 'code_not_valid'),
      'rate_limited',
      'rate_limited',
    ]);
    expect(await signIn(code())).toBe('rate_limited');
    expect((await trail()).filter((action) => action === 'second_factor.throttled')).toHaveLength(1);
    expect((await subjects()).filter((subject) => subject.startsWith('Someone is trying'))).toHaveLength(1);
  });

  test('a right password without a right code counts as a wrong try to sign in', async () => {
    await setUpSecondFactor(service, person);
    const elsewhere = `192.0.2.${count}`;
    const tries = [];
    for (let at = 0; at < 11; at += 1) tries.push(await signIn(undefined, { from: elsewhere }));
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 'code_required'), 'rate_limited']);
  });

  test('of another person is worth nothing, and a sealed secret opens for its own person alone', async () => {
    const { code } = await setUpSecondFactor(service, person);
    const other = await createPerson(service, organizationId);
    await setUpSecondFactor(service, other);
    const { query } = service.parts.database;
    const foreign = await open({ email: other.email, password: other.password, one_time_code: code(-1) });
    expect(foreign.status).toBe(401);
    await query(
      'update authenticators set secret = (select secret from authenticators where person_id = $1) where person_id = $2',
      [person.id, other.id],
    );
    const moved = await open({ email: other.email, password: other.password, one_time_code: code() });
    expect(moved.status).toBe(500);
  });
});

describe('a sign-in provider', () => {
  test('has its own second factor, so no code is required', async () => {
    await setUpSecondFactor(service, person);
    expect((await open({ verified_email: person.email })).status).toBe(201);
  });
});

describe('a recovery code', () => {
  test('signs in once, in any notation, and the person is notified of how many are left', async () => {
    const { recoveryCodes } = await setUpSecondFactor(service, person);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[0-9a-z]{4}(?:-[0-9a-z]{4}){5}$/);
    expect(await signIn(first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O'))).toBe('in');
    expect([await signIn(first), await signIn(second)]).toEqual(['code_not_valid', 'in']);
    expect((await state()).recovery_codes_left).toBe(8);
    const mails = (await mailsTo(service, person.email)).filter(({ subject }) =>
      subject.startsWith('A recovery'),
    );
    expect(mails.map(({ text }) => /\d left|\d are left/.exec(text)?.[0]).toSorted()).toEqual([
      '8 are left',
      '9 are left',
    ]);
    expect(await trail()).toContain('recovery_code.used');
  });

  test('is accepted once of two concurrent requests', async () => {
    const { recoveryCodes } = await setUpSecondFactor(service, person);
    const [first = ''] = recoveryCodes;
    const twice = await Promise.all([signIn(first), signIn(first)]);
    expect(twice.toSorted()).toEqual(['code_not_valid', 'in']);
  });

  test('is invalid once new ones are created with the password and a code', async () => {
    const { recoveryCodes, code } = await setUpSecondFactor(service, person);
    const [first = ''] = recoveryCodes;
    const refused = await post('/recovery-code', { password: 'wrong', one_time_code: code() });
    expect(refused.body.errors).toMatchObject([{ pointer: '/password' }]);
    const guessed = await post('/recovery-code', both('000000'));
    expect(guessed.body.errors).toMatchObject([{ pointer: '/one_time_code' }]);
    const made = await post('/recovery-code', both(code()));
    expect([made.status, made.body.recovery_codes.length]).toEqual([201, 10]);
    expect(await signIn(first)).toBe('code_not_valid');
    expect(await signIn(made.body.recovery_codes[0])).toBe('in');
    expect(await trail()).toContain('recovery_codes.created');
    expect(await subjects()).toContain('You have new recovery codes');
  });
});

describe('taking it away', () => {
  test('by the person: with the password and a code of either type', async () => {
    const { recoveryCodes, code } = await setUpSecondFactor(service, person);
    expect((await post('/remove', { password: 'wrong', one_time_code: code() })).status).toBe(400);
    expect((await post('/remove', both('000000'))).status).toBe(400);
    expect((await post('/remove', both(recoveryCodes[0] ?? ''))).status).toBe(204);
    expect([await signIn(), (await state()).since]).toEqual(['in', null]);
    expect((await post('/remove', both(code()))).status).toBe(409);
    expect((await trail()).slice(-1)).toEqual(['second_factor.removed']);
    expect(await subjects()).toContain('Your second factor was removed');
  });

  test('by an administrator: the sessions of the member end, who is told by mail', async () => {
    const admin = await createPerson(service, organizationId, { roles: ['administrator'] });
    await setUpSecondFactor(service, person);
    const listed = async (by: Person) =>
      (await ask('GET', '/console/member', undefined, by)).body.data.find(
        ({ id }: { id: string }) => id === person.id,
      ).has_second_factor;
    expect([await listed(admin), await listed(person)]).toEqual([true, null]);
    const reset = () =>
      ask('DELETE', `/console/member/${person.id}/second-factor`, undefined, admin).then((a) => a.status);
    expect(await reset()).toBe(204);
    expect((await ask('GET', '/v1/business')).status).toBe(401);
    expect([await signIn(), await listed(admin)]).toEqual(['in', false]);
    expect(await subjects()).toContain('Your second factor was reset');
    // A second reset changes nothing and records nothing.
    expect(await reset()).toBe(204);
    expect((await trail()).filter((action) => action === 'second_factor.reset')).toHaveLength(1);
  });

  test('not by an administrator for themselves, nor for somebody of two organizations; by npm run admin it is', async () => {
    const admin = await createPerson(service, organizationId, { roles: ['administrator'] });
    await setUpSecondFactor(service, admin);
    await setUpSecondFactor(service, person);
    const other = await memberOfAnother();
    for (const { id } of [admin, person]) {
      const path = `/console/member/${id}/second-factor`;
      expect((await ask('DELETE', path, undefined, admin)).status).toBe(409);
    }
    expect(await signIn()).toBe('code_required');
    const request = { command: 'reset-second-factor', email: person.email } as const;
    expect((await administerHere(service.parts, request)).done).toMatch(/signs in with the password alone/);
    expect([await signIn(), (await ask('GET', '/v1/business')).status]).toEqual(['in', 401]);
    const rows = await service.parts.database.query(
      "select organization_id, actor from audit_entries where action = 'second_factor.reset' and object_id = $1",
      [person.id],
    );
    expect(rows.map(({ organization_id }) => organization_id).toSorted()).toEqual(
      [organizationId, other].toSorted(),
    );
    expect((await administerHere(service.parts, request)).done).toMatch(/has no second factor/);
  });

  test('people of another organization are not found', async () => {
    await setUpSecondFactor(service, person);
    const stranger = await createPerson(service, (await createTenant(service)).organizationId, {
      roles: ['administrator'],
    });
    for (const id of [person.id, 'none']) {
      const path = `/console/member/${id}/second-factor`;
      expect((await ask('DELETE', path, undefined, stranger)).status).toBe(404);
    }
    expect(await signIn()).toBe('code_required');
  });
});

test('neither the secret nor a code is in any log or row, not even of a request that was refused', async () => {
  const { secret, recoveryCodes, code } = await setUpSecondFactor(service, person);
  const [used = '', unused = ''] = recoveryCodes;
  const typed = code(9);
  await post('/remove', both(typed));
  await post('/remove', { one_time_code: unused });
  await signIn(used);
  await service.requests.flush();
  for (const text of [secret, used, unused, used.replaceAll('-', ''), `"${typed}"`]) {
    expect(log.text()).not.toContain(text);
    expect([text, await findInDatabase(service.parts, text)]).toEqual([text, []]);
  }
});
