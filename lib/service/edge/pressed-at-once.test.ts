import { beforeEach, describe, expect, test } from 'vitest';
import { setupCode } from '#lib/service/setup/setup-code';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { mailsTo } from '#lib/testing/mails';
import { type Desk, openDesk, routesWithId, visit } from '#lib/testing/one-of-each';
import { operationsOf } from '#lib/testing/operations';
import { createOperator } from '#lib/testing/operator';
import { createPerson } from '#lib/testing/person';
import { postgresOfFile } from '#lib/testing/postgres-of-file';
import { addBusiness, completeBody, completeBusiness, submitPath } from '#lib/testing/qualification';
import { setUpSecondFactor } from '#lib/testing/second-factor';

// The log says why a request failed.
const { service, other } = await postgresOfFile({ WEBHOOK_ALLOW_PRIVATE: 'true', LOG_LEVEL: 'error' });

const times = 6;

const { list } = await operationsOf();

type Answer = { name: string; status: number };

/** Sends each several times, all at once, and returns what failed for no fault of the caller. */
async function failuresOf(sent: readonly { name: string; send: () => Promise<{ status: number }> }[]) {
  const repeated = Array.from({ length: times }, () => sent).flat();
  const answers = await Promise.all(
    repeated.map(async ({ name, send }): Promise<Answer> => ({ name, status: (await send()).status })),
  );
  return answers.filter(({ status }) => status >= 500);
}

/** Sends the same several times, all at once. */
async function statusesOf(send: () => Promise<{ status: number }>): Promise<number[]> {
  return (await Promise.all(Array.from({ length: times }, send))).map(({ status }) => status).toSorted();
}

const asDashboard = async (path: string, body: object) =>
  call(
    service,
    await signDashboardToken(service.parts.secrets.console, { address: '203.0.113.9', agent: null }),
    'POST',
    path,
    body,
  );

describe('what works once, at once', () => {
  const once = (first: number, others: number) => [first, ...Array.from({ length: times - 1 }, () => others)];
  const password = 'seven quiet herons over Ohio';

  test('the set-up code makes one organization', async () => {
    const body = {
      setup_token: setupCode(service.parts),
      organization: 'Statehouse Filings',
      operates: true,
      name: 'Ada Reyes',
      email: 'ada@statehouse.example',
      password,
    };
    expect(await statusesOf(() => asDashboard('/console/setup', body))).toEqual(once(204, 404));
  });

  test('an invitation is accepted once, by a person who is new', async () => {
    const { organizationId } = await createTenant(service);
    const admin = await createPerson(service, organizationId, { roles: ['administrator'] });
    const email = 'new.person@okafor.example';
    await call(service, await admin.token(), 'POST', '/console/invitation', { email, roles: ['viewer'] });
    const token = (await mailsTo(service, email))[0]?.token;
    const accept = () => asDashboard('/console/invitation/accept', { token, name: 'Ada Reyes', password });
    expect(await statusesOf(accept)).toEqual(once(204, 404));
  });

  test('a link sets a new password once', async () => {
    const { email } = await createPerson(service, (await createTenant(service)).organizationId);
    await asDashboard('/console/password-reset', { email });
    const token = (await mailsTo(service, email))[0]?.token;
    const confirm = () => asDashboard('/console/password-reset/confirm', { token, password });
    expect(await statusesOf(confirm)).toEqual(once(204, 404));
  });

  test('a link changes an email once', async () => {
    const { organizationId } = await createTenant(service);
    const { password: own, ...person } = await createPerson(service, organizationId);
    const body = { email: 'other.name@okafor.example', password: own };
    await call(service, await person.token(), 'POST', '/console/email', body);
    const token = (await mailsTo(service, body.email))[0]?.token;
    expect(await statusesOf(() => asDashboard('/console/email/confirm', { token }))).toEqual(once(204, 404));
  });

  test('a one-time code and a recovery code each sign in once', async () => {
    for (const kind of ['one-time', 'recovery']) {
      // Of the wrong codes of two rounds, the last could be one too many for a person.
      const person = await createPerson(service, (await createTenant(service)).organizationId);
      const { code, recoveryCodes } = await setUpSecondFactor(service, person);
      const one_time_code = kind === 'one-time' ? code() : recoveryCodes[0];
      const { email, password: own } = person;
      const signIn = () => asDashboard('/console/session', { email, password: own, one_time_code });
      expect(await statusesOf(signIn)).toEqual(once(201, 401));
    }
  });
});

test('of two invitations accepted at once, one sets the password of a person who had none', async () => {
  const person = await createPerson(service, (await createTenant(service)).organizationId);
  await other.query('update people set password_hash = null where id = $1', [person.id]);
  const invited = Array.from({ length: 2 }, async () => {
    const { organizationId } = await createTenant(service);
    const admin = await createPerson(service, organizationId, { roles: ['administrator'] });
    const asked = { email: person.email, roles: ['viewer'] };
    await call(service, await admin.token(), 'POST', '/console/invitation', asked);
  });
  await Promise.all(invited);
  const mails = await mailsTo(service, person.email);
  const answers = await Promise.all(
    mails.map(({ token }, at) =>
      asDashboard('/console/invitation/accept', { token, password: `seven quiet herons over Ohio ${at}` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
});

describe('changes of different settings, at once, are both kept', () => {
  let organizationId: string;
  let admin: Awaited<ReturnType<typeof createPerson>>;
  beforeEach(async () => {
    ({ organizationId } = await createTenant(service));
    admin = await createPerson(service, organizationId, { roles: ['administrator'] });
  });

  /** Sends each while another connection holds the row, which it releases when all of them wait for it. */
  async function whileHeld(hold: string, path: string, bodies: readonly object[]) {
    const credential = await admin.token();
    await other.query('begin');
    await other.query(`${hold} for no key update`);
    const sent = bodies.map((body) => call(service, credential, 'PATCH', path, body));
    await expect
      .poll(async () => {
        const waiting = `select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')`;
        return (await other.query(waiting)).rows.length;
      })
      .toBe(bodies.length);
    await other.query('commit');
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(bodies.map(() => 200));
    return (await call(service, credential, 'GET', path)).body;
  }

  test('of an organization', async () => {
    const hold = `select 1 from organizations where id = '${organizationId}'`;
    const rename = { name: 'Northwind Partners' };
    const rules = ['legal', 'tax'].map((who) => ({ types: ['notice'], to: [`${who}@northwind.example`] }));
    const forwards = rules.map((rule) => ({ add_agent_mail_forward: rule }));
    const kept = await whileHeld(hold, '/console/organization', [rename, ...forwards]);
    expect(kept).toMatchObject({ ...rename, agent_mail_forwards: expect.arrayContaining(rules) });
  });

  test('of the notices of a person', async () => {
    const hold = `select 1 from memberships where person_id = '${admin.id}'`;
    const [one, two] = [{ case: 'daily' }, { filing: 'daily' }];
    const kept = await whileHeld(hold, '/console/notice-setting', [{ kinds: one }, { kinds: two }]);
    expect(kept.kinds).toMatchObject({ ...one, ...two });
  });
});

describe('everything that changes one object, at once', () => {
  const writes = Object.keys(routesWithId).filter((route) => !route.startsWith('GET '));
  const byKind = Map.groupBy(writes, (route) => routesWithId[route]?.[0] ?? '');

  test.each([...byKind])('%s', async (_kind, routes) => {
    for (const ordered of [routes, routes.toReversed()]) {
      const desk = await openDesk(service);
      const credential = await desk.person.token();
      const sent = ordered.map((name) => ({ name, send: () => visit(service, name, desk, credential) }));
      expect(await failuresOf(sent)).toEqual([]);
    }
  });
});

/** Requests without an id, whose bodies are the same each time. An operation that is missing here fails. */
const made: Record<string, (desk: Desk) => unknown> = {
  'POST /v1/business': () => completeBusiness,
  'POST /console/business-import': () => ({ records: [completeBusiness] }),
  'POST /console/business-import/undo': ({ ids }) => ({ business_ids: [ids.business] }),
  'POST /console/plan': ({ ids }) => ({ business_id: ids.business, jurisdictions: ['US-OH'] }),
  'POST /v1/obligation': ({ ids }) => ({
    ...{ business_id: ids.business, kind: 'license', title: 'Renew', due_on: '2027-03-01' },
  }),
  'POST /v1/plan': ({ ids }) => ({ business_id: ids.business, jurisdictions: ['US-NV', 'US-TN'] }),
  'POST /v1/webhook-endpoint': () => ({ url: 'http://127.0.0.1:9/', event_types: ['*'] }),
  'POST /v1/sandbox/clock': () => ({ advance_seconds: 60 }),
  'POST /console/approval-rule': () => ({ over_amount: 100_000 }),
  'POST /console/api-key': () => ({ name: 'Key', scope: 'full' }),
  'PATCH /console/me': () => ({ name: 'Maria Okafor' }),
  'POST /console/email': ({ person }) => ({ email: 'ada@heron.example', password: person.password }),
  'POST /console/calendar-feed': () => ({}),
  'DELETE /console/calendar-feed': () => undefined,
  'POST /console/assignment': ({ ids, person }) => ({
    ...{ object: 'filing', ids: [ids.filing], owner_id: person.id },
  }),
  'POST /console/snooze': ({ ids }) => ({
    ...{ items: [{ object: 'case', id: ids.case }], until: '2026-12-01' },
  }),
  'POST /console/view': () => ({ list: 'filings', name: 'Twice', filters: { status: 'open' } }),
  'PUT /console/view-default': ({ ids }) => ({ list: 'filings', view_id: ids.view }),
  'POST /console/comment-reading': ({ ids }) => ({ ids: [ids.comment] }),
  'PATCH /console/organization': () => ({ name: 'Northwind Partners' }),
  'PATCH /console/notice-setting': () => ({ kinds: {} }),
  'POST /console/invitation': () => ({ email: 'ada@northwind.example', roles: ['viewer'] }),
};

/** What the tests above and those of sign-in, of its second factor and of remote services send. */
const sentElsewhere =
  /^\w+ \/(v1\/filing|console\/(session|membership|second-factor|passkey|single-sign-on|remote-key|password|email\/|invitation\/|setup|administration))/;
const writesNothing = new Set(['POST /v1/business/registry/search']);

test('the table has every operation without an id', () => {
  const routes = list
    .filter(({ method, path, desk }) => method !== 'GET' && !desk && !path.includes('{'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !sentElsewhere.test(route) && !writesNothing.has(route));
  expect(Object.keys(made).toSorted()).toEqual(routes.toSorted());
});

test('everything that makes something, at once', async () => {
  for (const names of [Object.keys(made), Object.keys(made).toReversed()]) {
    const desk = await openDesk(service);
    const credential = await desk.person.token();
    const sent = names.map((name) => {
      const [method = '', path = ''] = name.split(' ');
      return { name, send: () => call(service, credential, method, path, made[name]?.(desk)) };
    });
    expect(await failuresOf(sent)).toEqual([]);
  }
});

test.each<[string, Record<string, string>]>([
  ['with a key', { 'Idempotency-Key': 'pressed at once' }],
  ['without a key', {}],
])('one submission files once, %s', async (_, headers) => {
  const tenant = await createTenant(service);
  const businessId = await addBusiness(service, tenant.testKey);
  const body = await completeBody(service, tenant, businessId, 'US-TX');
  const answers = await Promise.all(
    Array.from({ length: times }, () => call(service, tenant.testKey, 'POST', submitPath, body, headers)),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const filed = answers.flatMap((answer) => (answer.status === 201 ? [answer.body.id] : []));
  expect(new Set(filed).size).toBe(1);
});

describe('at the operations desk, at once', () => {
  let at: string;
  let business: string;
  let robot: string;
  beforeEach(async () => {
    const { id, business_id } = await fileLive(service, await createTenant(service));
    [at, business] = [`/v1/operations/filing/${id}`, `/v1/operations/business/${business_id}`];
    robot = (await createOperator(service)).key;
  });

  const post = (path: string, body: object) => ({
    name: path,
    send: () => call(service, robot, 'POST', path, body),
  });

  test('the marks and notes of a claimed filing', async () => {
    expect((await post(`${at}/claim`, {}).send()).status).toBe(200);
    const sent = [
      post(`${at}/check`, { item: 'name_checked', done: true }),
      post(`${at}/note`, { body: 'Called the office.' }),
      post(`${at}/check`, { item: 'documents_attached', done: true }),
    ];
    expect(await failuresOf(sent)).toEqual([]);
  });

  test('every move of a filing', async () => {
    const agent = `${business}/registered-agent`;
    const sent = [
      post(`${at}/claim`, {}),
      post(`${at}/move`, { from: 'queued', to: 'ready_to_file' }),
      post(`${at}/move`, { from: 'ready_to_file', to: 'processing' }),
      { name: agent, send: () => call(service, robot, 'PATCH', agent, { action: 'activate' }) },
      post('/v1/operations/filing/claim-next', {}),
      post(`${at}/cancel`, { reason: 'The partner asked.' }),
      post(`${at}/release`, {}),
    ];
    expect(await failuresOf(sent)).toEqual([]);
  });
});
