import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signDashboardToken } from '#lib/session/sign-token';
import { captureLog } from '#lib/testing/capture-log';
import { findInDatabase } from '#lib/testing/find-in-database';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { mailsTo } from '#lib/testing/mails';
import { createPerson, type Person } from '#lib/testing/person';
import { setUpSecondFactor } from '#lib/testing/second-factor';

const log = captureLog();
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ LOG_LEVEL: 'trace' }, undefined, log.logTo);
});
afterAll(() => service.stop());

let person: Person;
let organizationId: string;
let next: string;
let address = '';
let count = 0;
beforeEach(async () => {
  ({ organizationId } = await createTenant(service));
  person = await createPerson(service, organizationId);
  count += 1;
  address = `203.0.113.${count}`;
  next = `new-name-${count}@heron.example`;
});

async function asDashboard(path: string, body: unknown) {
  const token = await signDashboardToken(service.parts.secrets.console, { address, agent: null });
  return call(service, token, 'POST', path, body);
}
const request = async (more: Record<string, unknown> = {}, of = person) =>
  call(service, await of.token(), 'POST', '/console/email', { email: next, password: of.password, ...more });
const confirm = (token = '') => asDashboard('/console/email/confirm', { token });
const signIn = async (email: string) =>
  (await asDashboard('/console/session', { email, password: person.password })).status;
const emailNow = async (of = person) =>
  (await call(service, await of.token(), 'GET', '/console/me')).body.person.email;
/** The token of the link that was not read yet; mails come in no order. */
const read = new Set<string>();
async function linkTo(email: string): Promise<string> {
  const tokens = (await mailsTo(service, email)).map(({ token }) => token);
  const link = tokens.find((token) => token !== '' && !read.has(token));
  if (!link) throw new Error(`No new link came to ${email}.`);
  read.add(link);
  return link;
}
const subjectsTo = async (email: string) => (await mailsTo(service, email)).map(({ subject }) => subject);

describe('works', () => {
  test('the link in the mail to the new address changes it once, and both addresses are told', async () => {
    expect((await request({ email: ` ${next.toUpperCase()} ` })).status).toBe(202);
    expect([await emailNow(), await signIn(next)]).toEqual([person.email, 401]);
    expect(await subjectsTo(person.email)).toEqual(['A change of your email address was requested']);
    const [mail] = await mailsTo(service, next);
    expect(mail?.text).toContain(`http://service.test/confirm-email#${mail?.token}`);
    expect((await confirm(mail?.token)).status).toBe(204);
    // The session lasts.
    expect(await emailNow()).toBe(next);
    expect([await signIn(person.email), await signIn(next)]).toEqual([401, 201]);
    expect((await confirm(mail?.token)).status).toBe(404);
    expect(await subjectsTo(person.email)).toContain('Your email address was changed');
    const rows = await service.parts.database.query(
      "select action, after from audit_entries where organization_id = $1 and action like 'person.email%' order by id",
      [organizationId],
    );
    expect(rows).toEqual([
      { action: 'person.email_change_requested', after: null },
      { action: 'person.email_changed', after: { changed: ['email'] } },
    ]);
  });

  test('a later request ends the link of an earlier one', async () => {
    await request();
    const first = await linkTo(next);
    await request({ email: `later-${next}` });
    expect((await confirm(first)).status).toBe(404);
    expect((await confirm(await linkTo(`later-${next}`))).status).toBe(204);
    expect(await emailNow()).toBe(`later-${next}`);
  });

  test('so does one for an address that has an account, and gets no link itself', async () => {
    await request();
    const first = await linkTo(next);
    const other = await createPerson(service, organizationId);
    await request({ email: other.email });
    expect((await confirm(first)).status).toBe(404);
    expect(await emailNow()).toBe(person.email);
  });

  test('a person with a second factor gives a code too', async () => {
    const { code } = await setUpSecondFactor(service, person);
    const refused = await request();
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/one_time_code']);
    expect((await request({ one_time_code: code() })).status).toBe(202);
  });
});

describe('refuses', () => {
  test.each([
    ['the present address', () => ({ email: person.email }), '/email'],
    ['a text that is no address', () => ({ email: 'heron' }), '/email'],
    ['a wrong password', () => ({ password: 'not this one' }), '/password'],
    ['no password', () => ({ password: undefined }), '/password'],
  ])('%s', async (_what, more, pointer) => {
    const { status, body } = await request(more());
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
    expect(await mailsTo(service, next)).toEqual([]);
  });

  test('a link after an hour, and one after the password was changed', async () => {
    await request();
    const link = await linkTo(next);
    service.time.now = new Date(service.time.now.getTime() + 3_600_000);
    expect((await confirm(link)).status).toBe(404);
    await request();
    const change = { current_password: person.password, new_password: 'seven quiet herons over Ohio' };
    expect((await call(service, await person.token(), 'POST', '/console/password', change)).status).toBe(204);
    expect((await confirm(await linkTo(next))).status).toBe(404);
  });

  test('an address that got an account after the request', async () => {
    await request();
    const link = await linkTo(next);
    const other = await createPerson(service, organizationId);
    await service.parts.database.query('update people set email = $1 where id = $2', [next, other.id]);
    expect((await confirm(link)).status).toBe(409);
    expect(await emailNow()).toBe(person.email);
  });

  test('more than three mails an hour to one address', async () => {
    for (const status of [202, 202, 202, 429]) expect((await request()).status).toBe(status);
  });
});

describe('guards', () => {
  test('an address with an account gets the same answer, and a mail without a link', async () => {
    const other = await createPerson(service, organizationId);
    expect((await request({ email: other.email })).status).toBe(202);
    const [mail] = await mailsTo(service, other.email);
    expect(mail?.text).toContain('there is an account with it already');
    expect(mail?.token).toBeFalsy();
  });

  test('links to a new password that the former mailbox has end', async () => {
    await asDashboard('/console/password-reset', { email: person.email });
    const reset = await linkTo(person.email);
    await request();
    expect((await confirm(await linkTo(next))).status).toBe(204);
    const used = await asDashboard('/console/password-reset/confirm', {
      token: reset,
      password: 'seven quiet herons over Ohio',
    });
    expect(used.status).toBe(404);
  });

  test('two people who open links to one address at once do not both get it', async () => {
    const other = await createPerson(service, organizationId);
    await request();
    const mine = await linkTo(next);
    await request({}, other);
    const theirs = await linkTo(next);
    const statuses = (await Promise.all([confirm(mine), confirm(theirs)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 409]);
    const emails = [await emailNow(), await emailNow(other)];
    expect(emails.filter((email) => email === next)).toHaveLength(1);
  });

  test('no link is stored or logged', async () => {
    await request();
    const link = await linkTo(next);
    await confirm(link);
    await service.requests.flush();
    expect(log.text()).not.toContain(link);
    expect(await findInDatabase(service.parts, link)).toEqual([]);
  });
});
