import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signDashboardToken } from '#lib/session/sign-token';
import { captureLog } from '#lib/testing/capture-log';
import { findInDatabase } from '#lib/testing/find-in-database';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { mailsTo, readMail, sendMails } from '#lib/testing/mails';
import { createPerson, type Person } from '#lib/testing/person';
import { rowsOf } from '#lib/testing/rows-of';
import { setUpSecondFactor } from '#lib/testing/second-factor';

const next = 'seven quiet herons over Ohio';
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
  ({ organizationId } = await createTenant(service));
  person = await createPerson(service, organizationId);
  count += 1;
  address = `203.0.113.${count}`;
});

async function asDashboard(path: string, body: unknown, from = address) {
  const token = await signDashboardToken(service.parts.secrets.console, { address: from, agent: null });
  return call(service, token, 'POST', path, body);
}
const request = (email: string, from = address) => asDashboard('/console/password-reset', { email }, from);
const confirm = (token: string, password = next) =>
  asDashboard('/console/password-reset/confirm', { token, password });
const signIn = async (password: string) =>
  (await asDashboard('/console/session', { email: person.email, password })).status;
const resets = async () =>
  (await mailsTo(service, person.email)).filter(({ subject }) => subject === 'Set a new password');
const reads = async () => (await call(service, await person.token(), 'GET', '/v1/business')).status;

describe('works', () => {
  test('a link in an email sets a new password once, ends every session, and the person is notified', async () => {
    expect((await request(` ${person.email.toUpperCase()} `)).status).toBe(202);
    expect(await reads()).toBe(200);
    const [mail] = await resets();
    expect(mail?.text).toContain(`http://service.test/reset-password#${mail?.token}`);
    expect((await confirm(mail?.token ?? '')).status).toBe(204);
    expect(await reads()).toBe(401);
    expect([await signIn(person.password), await signIn(next)]).toEqual([401, 201]);
    expect((await confirm(mail?.token ?? '')).status).toBe(404);
    const subjects = (await mailsTo(service, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
    const rows = await service.parts.database.query(
      "select action, address from audit_entries where organization_id = $1 and action like 'password.%' order by id",
      [organizationId],
    );
    expect(rows).toEqual([
      { action: 'password.reset_requested', address },
      { action: 'password.reset', address },
    ]);
  });

  test('whoever had no password yet reads that one was set, not that it was changed', async () => {
    await service.parts.database.query('update people set password_hash = null where id = $1', [person.id]);
    await request(person.email);
    const [mail] = await resets();
    expect((await confirm(mail?.token ?? '')).status).toBe(204);
    const subjects = (await mailsTo(service, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your account has a password now');
    expect(subjects).not.toContain('Your password was changed');
  });

  test('a second factor is required with the new password as with the old one', async () => {
    await setUpSecondFactor(service, person);
    await request(person.email);
    const [mail] = await resets();
    expect((await confirm(mail?.token ?? '')).status).toBe(204);
    const refused = await asDashboard('/console/session', { email: person.email, password: next });
    expect([refused.status, refused.body.type]).toEqual([401, expect.stringMatching(/\/code_required$/)]);
  });

  test('the configured mail server gets the email, also after a failure', async () => {
    const received: string[] = [];
    let isAway = true;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) => done(isAway ? new Error('come back later') : null),
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (part: Buffer) => {
          text += part.toString('utf8');
        });
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listener = server.listen(0, '127.0.0.1', () => {
        resolve((listener.address() as { port: number }).port);
      });
    });
    const mailing = await startHarness({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const tenant = await createTenant(mailing);
    const { email } = await createPerson(mailing, tenant.organizationId);
    const dashboard = await signDashboardToken(mailing.parts.secrets.console);
    await call(mailing, dashboard, 'POST', '/console/password-reset', { email });
    await expect(sendMails(mailing)).rejects.toThrow('come back later');
    const [job] = await mailing.parts.database.query(
      "update pgboss.job set retry_count = 12 where name = 'send-mail' returning id",
    );
    await mailing.parts.jobs.boss.fail('send-mail', String(job?.id));
    const next =
      "extract(epoch from start_after - now()) as seconds from pgboss.job where name = 'send-mail'";
    const [{ seconds } = {}] = await mailing.parts.database.query(`select ${next}`);
    // Its link works for an hour.
    expect(Number(seconds)).toBeLessThanOrEqual(600);
    isAway = false;
    await mailing.parts.database.script(
      "update pgboss.job set state = 'created', start_after = now() where name = 'send-mail'",
    );
    await sendMails(mailing);
    expect(received.map(readMail)).toMatchObject([
      { to: email, subject: 'Set a new password', token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    await mailing.stop();
    await new Promise<void>((resolve) => server.close(resolve));
  });
});

describe('refuses', () => {
  test('a link after an hour, and every other link once a new password is set', async () => {
    await request(person.email);
    await request(person.email);
    const [one, two] = await resets();
    service.time.now = new Date(service.time.now.getTime() + 3_599_000);
    expect((await confirm(one?.token ?? '')).status).toBe(204);
    expect((await confirm(two?.token ?? '')).status).toBe(404);
    await request(person.email);
    const latest = (await resets())
      .map(({ token }) => token)
      .filter((token) => token !== one?.token && token !== two?.token);
    service.time.now = new Date(service.time.now.getTime() + 3_600_000);
    expect((await confirm(latest[0] ?? '')).status).toBe(404);
  });

  test('a link of an earlier email once the person has changed the password', async () => {
    await request(person.email);
    const [mail] = await resets();
    const body = { current_password: person.password, new_password: 'a phrase of my own' };
    expect((await call(service, await person.token(), 'POST', '/console/password', body)).status).toBe(204);
    expect((await confirm(mail?.token ?? '')).status).toBe(404);
    expect(await signIn('a phrase of my own')).toBe(201);
  });

  test('the second of two concurrent submits', async () => {
    await request(person.email);
    const [mail] = await resets();
    const both = await Promise.all([confirm(mail?.token ?? ''), confirm(mail?.token ?? '', `${next}!`)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  test('a password that is easy to guess; the link keeps working', async () => {
    await request(person.email);
    const [mail] = await resets();
    const weak = await confirm(mail?.token ?? '', 'password123456');
    expect(weak.body.errors).toMatchObject([{ pointer: '/password', code: 'too_common' }]);
    expect(await signIn(person.password)).toBe(201);
    expect((await confirm(mail?.token ?? '')).status).toBe(204);
  });

  test('one address after twenty in an hour; more than three emails to one mailbox, with the same response', async () => {
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await request(person.email)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
    expect(await resets()).toHaveLength(3);
  });
});

describe('guards', () => {
  test('whether anybody has the email shows neither in the answer nor in what the request writes', async () => {
    const written = async (email: string) => {
      await sendMails(service);
      const before = await rowsOf(service);
      const { status, body } = await request(email);
      const after = await rowsOf(service);
      return { status, body, isSame: JSON.stringify(before) === JSON.stringify(after) };
    };
    const known = await written(person.email);
    expect(known).toEqual({ status: 202, body: null, isSame: true });
    expect(await written('nobody@okafor.example')).toEqual(known);
    expect(await mailsTo(service, 'nobody@okafor.example')).toEqual([]);
  });

  test('a person suspended in every organization gets no link', async () => {
    await service.parts.database.query('update memberships set suspended_at = now() where person_id = $1', [
      person.id,
    ]);
    await request(person.email);
    expect(await resets()).toEqual([]);
  });

  test('the token and the password are in no log and no row', async () => {
    await request(person.email);
    const [mail] = await resets();
    await confirm(mail?.token ?? '');
    await service.requests.flush();
    for (const text of [mail?.token ?? '', next]) {
      expect(log.text()).not.toContain(text);
      expect(await findInDatabase(service.parts, text)).toEqual([]);
    }
  });
});
