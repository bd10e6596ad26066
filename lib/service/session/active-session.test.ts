import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#lib/contract/session';
import { withTenant } from '#lib/service/db/tenant';
import { createApp } from '#lib/service/edge/create-app';
import { newId } from '#lib/service/ids';
import { hashKey } from '#lib/service/keys';
import { hashPassword } from '#lib/service/person/passwords';
import { expireSessionsJob } from '#lib/service/session/expire-sessions';
import { signDashboardToken, signPersonToken } from '#lib/session/sign-token';
import { call, contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person, tokenOf } from '#lib/testing/person';

const minute = 60_000;
const hour = 60 * minute;

let service: Harness;
/** Another process on the same database. */
let other: Harness;
beforeAll(async () => {
  service = await startHarness();
  other = { ...service, ...createApp(service.parts) };
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

let person: Person;
let organizationId: string;
beforeEach(async () => {
  ({ organizationId } = await createTenant(service));
  person = await createPerson(service, organizationId, { roles: ['administrator'] });
});

async function signIn(of = person, agent: string | null = 'Firefox', address = '203.0.113.9') {
  const dashboard = await signDashboardToken(service.parts.secrets.console, { address, agent });
  const { email, password } = of;
  const { status, body } = await call(service, dashboard, 'POST', '/console/session', { email, password });
  expect(status).toBe(201);
  return body as { raw_id: string; session_id: string };
}

type Opened = Awaited<ReturnType<typeof signIn>>;

/** The status of each process for a request with this session. */
async function statuses(opened: Opened, active = true): Promise<number[]> {
  const token = () => tokenOf(service, opened, 'test', { active });
  const ask = async (at: Harness) => (await call(at, await token(), 'GET', '/v1/filing')).status;
  return [await ask(service), await ask(other)];
}

async function ask(opened: Opened, method: string, path: string, body?: unknown) {
  return call(service, await tokenOf(service, opened), method, path, body);
}

const query = (text: string, values: unknown[]) => service.parts.database.query(text, values);
const wait = (milliseconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + milliseconds);
};

describe('a session is valid', () => {
  test('by the hash of its cookie: nothing in the database can be used as a cookie', async () => {
    const { raw_id, session_id } = await signIn();
    const [row] = await query('select * from sessions where id = $1', [session_id]);
    expect(row).toMatchObject({
      hash: hashKey(raw_id),
      person_id: person.id,
      organization_id: organizationId,
      method: 'password',
      address: '203.0.113.9',
      agent: 'Firefox',
      created_at: service.time.now,
      expires_at: new Date(service.time.now.getTime() + 12 * hour),
      ended_at: null,
    });
    expect(JSON.stringify(row)).not.toContain(raw_id);
    // The hash in the database does not work as a cookie.
    expect(await statuses({ raw_id: hashKey(raw_id), session_id })).toEqual([401, 401]);
  });

  test('for at most twelve hours, however active it is', async () => {
    const opened = await signIn();
    for (let passed = 0; passed < 23; passed += 1) {
      wait(30 * minute);
      expect(await statuses(opened)).toEqual([200, 200]);
    }
    wait(30 * minute);
    expect(await statuses(opened)).toEqual([401, 401]);
  });

  test('for an hour without activity, and background requests of pages do not count', async () => {
    const opened = await signIn();
    wait(59 * minute);
    expect(await statuses(opened, false)).toEqual([200, 200]);
    wait(minute);
    expect(await statuses(opened, false)).toEqual([401, 401]);
    expect(await statuses(opened)).toEqual([401, 401]);
  });

  test('for as long as configured', async () => {
    const short = await startHarness({ SESSION_HOURS: '1', SESSION_IDLE_MINUTES: '5' });
    const tenant = await createTenant(short);
    const { email, password } = await createPerson(short, tenant.organizationId);
    const dashboard = await signDashboardToken(short.parts.secrets.console);
    const opened = async () =>
      (await call(short, dashboard, 'POST', '/console/session', { email, password })).body as Opened;
    const reads = async (session: Opened) =>
      (await call(short, await tokenOf(short, session), 'GET', '/v1/filing')).status;
    const pass = (minutes: number) => {
      short.time.now = new Date(short.time.now.getTime() + minutes * minute);
    };
    const idle = await opened();
    pass(5);
    expect(await reads(idle)).toBe(401);
    const used = await opened();
    for (let passed = 4; passed < 60; passed += 4) {
      pass(4);
      expect(await reads(used)).toBe(200);
    }
    pass(4);
    expect(await reads(used)).toBe(401);
    await short.stop();
  });

  test('with the person’s current role and name', async () => {
    const opened = await signIn();
    await query("update people set name = 'Maria Reyes' where id = $1", [person.id]);
    expect((await ask(opened, 'GET', '/console/me')).body).toMatchObject({
      person: { name: 'Maria Reyes' },
      organization_id: organizationId,
      visitor: false,
    });
  });
});

test('a page of another organization or person than that of the session reads and changes nothing', async () => {
  const session = hashKey((await signIn()).raw_id);
  const elsewhere = (await createTenant(service)).organizationId;
  const asked = async (organization?: string, shown?: string) => {
    const page = { organization, person: shown };
    const claims = { session, mode: 'test', active: true, address: null, ...page } as const;
    const token = await signPersonToken(claims, service.parts.secrets.console);
    const made = await call(service, token, 'POST', '/console/view', {
      list: 'cases',
      name: `Of ${organization}`,
      filters: {},
    });
    const read = await call(service, token, 'GET', '/console/navigation-counts');
    return [made.body.type ?? made.status, read.body.type ?? read.status];
  };
  const refusal = 'http://service.test/problems/organization_left';
  expect(await asked(elsewhere)).toEqual([refusal, refusal]);
  expect(await asked(organizationId, person.id)).toEqual([201, 200]);
  expect(await asked()).toEqual([201, 200]);
  const colleague = await createPerson(service, organizationId);
  const signedOut = 'http://service.test/problems/unauthenticated';
  expect(await asked(organizationId, colleague.id)).toEqual([signedOut, signedOut]);
});

describe('a session ends at once, in every process', () => {
  test('when its person signs out', async () => {
    const opened = await signIn();
    expect(await statuses(opened)).toEqual([200, 200]);
    expect((await ask(opened, 'DELETE', '/console/session/current')).status).toBe(204);
    expect(await statuses(opened)).toEqual([401, 401]);
  });

  test('when the password changes, whoever changes it', async () => {
    const [one, two] = [await signIn(), await signIn()];
    const colleague = await signIn(await createPerson(service, organizationId));
    const hash = await hashPassword('another password');
    await query('update people set password_hash = $2 where id = $1', [person.id, hash]);
    expect([...(await statuses(one)), ...(await statuses(two))]).toEqual([401, 401, 401, 401]);
    expect(await statuses(colleague)).toEqual([200, 200]);
  });

  test('when the role changes, and the next sign-in has the new one', async () => {
    const opened = await signIn();
    const setRole = (role: string) =>
      query('update memberships set roles = $2 where person_id = $1', [person.id, [role]]);
    await setRole('viewer');
    expect(await statuses(opened)).toEqual([401, 401]);
    await setRole('administrator');
    expect(await statuses(opened)).toEqual([401, 401]);
    await setRole('viewer');
    const again = await signIn();
    expect((await ask(again, 'POST', '/v1/business', {})).status).toBe(403);
  });

  test('when the person is removed, and adding them again does not restore it', async () => {
    const opened = await signIn();
    await query('delete from memberships where person_id = $1', [person.id]);
    expect(await statuses(opened)).toEqual([401, 401]);
    await query(
      "insert into memberships (organization_id, person_id, roles, created_at) values ($1, $2, '{administrator}', $3)",
      [organizationId, person.id, service.time.now],
    );
    expect(await statuses(opened)).toEqual([401, 401]);
  });

  test('when the person has too many: the oldest ends', async () => {
    const [first, second] = [await signIn(), await signIn()];
    // There are 200 with the session of createPerson and these two.
    for (let count = 0; count < 197; count += 1) {
      await query(
        `insert into sessions (id, hash, person_id, organization_id, method, created_at, last_seen_at, expires_at)
         select $1, $2, person_id, organization_id, method, created_at, last_seen_at, expires_at
         from sessions where id = $3`,
        [newId(service.time.now), hashKey(`${first.raw_id} ${count}`), first.session_id],
      );
    }
    await signIn();
    expect(await statuses(first)).toEqual([200, 200]);
    await signIn();
    expect([await statuses(first), await statuses(second)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
  });
});

describe('a person’s sessions', () => {
  const listed = async (opened: Opened) =>
    (await ask(opened, 'GET', '/console/session')).body.data as Session[];

  test('are listed with address and time, newest first', async () => {
    wait(2 * hour);
    const desk = await signIn(person, 'Firefox on a desk', '203.0.113.9');
    wait(minute);
    const phone = await signIn(person, 'Safari on a phone', '2001:db8::7');
    expect(await listed(phone)).toEqual([
      {
        id: phone.session_id,
        object: 'session',
        current: true,
        method: 'password',
        created_at: service.time.now.toISOString(),
        last_seen_at: service.time.now.toISOString(),
        expires_at: new Date(service.time.now.getTime() + 12 * hour).toISOString(),
        address: '2001:db8::7',
        agent: 'Safari on a phone',
      },
      expect.objectContaining({ id: desk.session_id, current: false, agent: 'Firefox on a desk' }),
    ]);
  });

  test('can be ended one by one, or all others together, also by a viewer', async () => {
    const viewer = await createPerson(service, organizationId, { roles: ['viewer'] });
    const [one, two, three] = [await signIn(viewer), await signIn(viewer), await signIn(viewer)];
    expect((await ask(one, 'DELETE', `/console/session/${two.session_id}`)).status).toBe(204);
    expect([await statuses(two), await statuses(three)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    expect((await ask(one, 'DELETE', '/console/session')).status).toBe(204);
    expect([await statuses(one), await statuses(three)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
  });

  test('are private: another person’s session is not found and not ended', async () => {
    const colleague = await signIn(await createPerson(service, organizationId, { roles: ['administrator'] }));
    const opened = await signIn();
    for (const id of [colleague.session_id, 'none', person.id.replace(/^./, 'f')]) {
      expect((await ask(opened, 'DELETE', `/console/session/${id}`)).status).toBe(404);
    }
    expect(await statuses(colleague)).toEqual([200, 200]);
    expect((await listed(opened)).map(({ id }) => id)).not.toContain(colleague.session_id);
  });

  test('cannot be read by the tenant’s role', async () => {
    const ctx = contextOf(service, organizationId);
    for (const table of ['sessions', 'known_addresses', 'people', 'memberships']) {
      await expect(withTenant(ctx, (tx) => tx.execute(`select * from ${table}`))).rejects.toMatchObject({
        cause: { message: `permission denied for table ${table}` },
      });
    }
  });
});

test('ended sessions are deleted by a job, and with them addresses not used for 90 days', async () => {
  const over = await signIn();
  await ask(over, 'DELETE', '/console/session/current');
  wait(91 * 24 * hour);
  const standing = await signIn(person, 'Firefox', '198.51.100.7');
  const rows = (table: string) => query(`select * from ${table} where person_id = $1`, [person.id]);
  expect((await rows('sessions')).length).toBeGreaterThan(1);
  expect(await rows('known_addresses')).toHaveLength(2);
  await expireSessionsJob(service.parts);
  expect((await rows('sessions')).map(({ id }) => id)).toEqual([standing.session_id]);
  expect(await rows('known_addresses')).toHaveLength(1);
  expect(await statuses(standing)).toEqual([200, 200]);
});
