import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administerHere } from '#lib/service/administration/administer-here';
import { forgetMemberships } from '#lib/service/person/removals';
import { expireSessionsJob } from '#lib/service/session/expire-sessions';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { mailsTo } from '#lib/testing/mails';
import { type Desk, openDesk } from '#lib/testing/one-of-each';
import { createPerson, type Person } from '#lib/testing/person';

const days = (count: number) => count * 24 * 60 * 60;

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let desk: Desk;
let admin: Person;
let maria: Person;
beforeEach(async () => {
  desk = await openDesk(service);
  admin = desk.person;
  maria = await createPerson(service, desk.tenant.organizationId, { roles: ['administrator', 'preparer'] });
});

const ask = async (method: string, path: string, body?: unknown, by = admin) =>
  call(service, await by.token(), method, path, body);
const remove = async () => (await ask('DELETE', `/console/member/${maria.id}`)).status;
const restore = (by = admin) => ask('POST', `/console/removed-member/${maria.id}/restore`, undefined, by);
const listed = async (query = '') => (await ask('GET', `/console/removed-member${query}`)).body;
const assign = async (owner_id?: string, id = desk.ids.filing) =>
  (await ask('POST', '/console/assignment', { object: 'filing', ids: [id], owner_id })).status;
const wait = (seconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + seconds * 1000);
};

async function signIn({ email, password }: Person): Promise<number> {
  const dashboard = await signDashboardToken(service.parts.secrets.console, { address: null, agent: null });
  return (await call(service, dashboard, 'POST', '/console/session', { email, password })).status;
}

async function accept(email: string): Promise<number> {
  const dashboard = await signDashboardToken(service.parts.secrets.console, { address: null, agent: null });
  const [mail] = await mailsTo(service, email);
  const body = { token: mail?.token, password: maria.password };
  return (await call(service, dashboard, 'POST', '/console/invitation/accept', body)).status;
}

/** Every row of the organization about the person, as it is stored, but no trail of what happened. */
async function recordOf({ id }: Person): Promise<Record<string, unknown>> {
  const tables = [
    'memberships',
    'assignments',
    'snoozes',
    'comment_mentions',
    'views',
    'view_defaults',
    'calendar_feeds',
  ];
  const record: Record<string, unknown> = {};
  for (const table of tables) record[table] = await rowsOf(table, 'person_id', id);
  record.api_keys = await rowsOf('api_keys', 'created_by', id);
  record.invitations = await rowsOf('invitations', 'invited_by', id);
  return record;
}

const rowsOf = (table: string, column: string, id: string) =>
  service.parts.database.query(
    `select to_jsonb(t) as row from ${table} t where organization_id = $1 and ${column} = $2 order by 1`,
    [desk.tenant.organizationId, id],
  );

/** Something of each kind. */
async function settleIn(): Promise<void> {
  const { ids } = desk;
  await assign(maria.id);
  await ask('POST', '/console/assignment', { object: 'case', ids: [ids.case], owner_id: maria.id });
  await ask('PATCH', '/console/notice-setting', { kinds: { case: 'daily' } }, maria);
  await ask(
    'POST',
    '/console/snooze',
    { items: [{ object: 'case', id: ids.case }], until: '2026-12-20' },
    maria,
  );
  const body = `<@${maria.id}> Please look.`;
  await ask('POST', `/console/filing/${ids.filing}/comment`, { body });
  const view = { list: 'filings', name: 'Mine', filters: { status: 'open' } };
  const made = await ask('POST', '/console/view', view, maria);
  await ask('PUT', '/console/view-default', { list: 'filings', view_id: made.body.id }, maria);
  await ask('POST', '/console/calendar-feed', {}, maria);
  await ask('POST', '/console/api-key', { name: 'Hers', scope: 'read_only' }, maria);
  await ask('POST', '/console/invitation', { email: `${maria.id}@new.example`, roles: ['viewer'] }, maria);
}

describe('works', () => {
  test('a restored person has exactly what they had before, and signs in again', async () => {
    await settleIn();
    const before = await recordOf(maria);
    expect(Object.entries(before).filter(([, rows]) => (rows as unknown[]).length === 0)).toEqual([]);
    expect(await remove()).toBe(204);
    expect(await rowsOf('assignments', 'person_id', maria.id)).toEqual([]);
    wait(days(29));
    await forgetMemberships(service.parts);
    const { status, body } = await restore();
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ id: maria.id, object: 'member', roles: ['administrator', 'preparer'] }),
    ]);
    expect(await recordOf(maria)).toEqual(before);
    expect(await signIn(maria)).toBe(201);
    expect((await listed()).data).toEqual([]);
  });

  test('the list has who was removed in the last 30 days, with roles and times, the last removed first', async () => {
    const other = await createPerson(service, desk.tenant.organizationId, { roles: ['viewer'] });
    await ask('DELETE', `/console/member/${other.id}`);
    wait(60);
    await remove();
    const { data, next_cursor } = await listed('?limit=1');
    const removed_at = service.time.now.toISOString();
    expect(data).toEqual([
      {
        id: maria.id,
        object: 'removed_member',
        name: maria.name,
        email: maria.email,
        roles: ['administrator', 'preparer'],
        removed_at,
        removed_by: admin.name,
        restorable_until: new Date(Date.parse(removed_at) + days(30) * 1000).toISOString(),
      },
    ]);
    const next = await listed(`?limit=1&cursor=${next_cursor}`);
    expect([next.data.map(({ id }: { id: string }) => id), next.has_more]).toEqual([[other.id], false]);
    wait(days(30));
    expect((await listed()).data).toEqual([]);
  });

  test('the sessions that ended stay ended, and a suspended person stays suspended', async () => {
    await ask('PATCH', `/console/member/${maria.id}`, { suspended: true });
    await remove();
    expect((await restore()).body.suspended_at).not.toBeNull();
    expect((await ask('GET', '/v1/business', undefined, maria)).status).toBe(401);
    expect(await signIn(maria)).toBe(401);
  });

  test('work that somebody has taken over stays with them', async () => {
    await settleIn();
    await remove();
    await assign(admin.id);
    await restore();
    const rows = await rowsOf('assignments', 'person_id', maria.id);
    expect(rows.map(({ row }) => (row as { object: string }).object)).toEqual(['case']);
    expect(await rowsOf('assignments', 'person_id', admin.id)).toHaveLength(1);
  });

  test('an invitation stays revoked if its email was invited again', async () => {
    await settleIn();
    await remove();
    const again = { email: `${maria.id}@new.example`, roles: ['preparer'] };
    expect((await ask('POST', '/console/invitation', again)).status).toBe(201);
    expect((await restore()).status).toBe(200);
    const { data } = (await ask('GET', '/console/invitation')).body;
    expect(data).toMatchObject([{ roles: ['preparer'], invited_by: admin.name }]);
  });

  test('removing and restoring again works as the first time', async () => {
    const before = await recordOf(maria);
    for (let round = 0; round < 2; round += 1) {
      expect([await remove(), (await restore()).status]).toEqual([204, 200]);
    }
    expect(await recordOf(maria)).toEqual(before);
  });
});

describe('refuses', () => {
  test('a second press, which changes nothing', async () => {
    await remove();
    const both = await Promise.all([restore(), restore()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status, body } = await restore();
    expect([status, body.detail]).toEqual([409, `${maria.name} is a member already.`]);
    expect(await remove()).toBe(204);
    expect(await remove()).toBe(404);
    expect((await listed()).data).toHaveLength(1);
  });

  test('a person who joined again by an invitation, whose new roles stay', async () => {
    await settleIn();
    await remove();
    await ask('POST', '/console/invitation', { email: maria.email, roles: ['viewer'] });
    expect(await accept(maria.email)).toBe(204);
    expect((await listed()).data).toEqual([]);
    expect((await restore()).status).toBe(409);
    const rows = (await recordOf(maria)) as Record<string, { row: { roles: string[] } }[]>;
    expect(rows.memberships?.map(({ row }) => row.roles)).toEqual([['viewer']]);
    expect([rows.assignments, rows.snoozes, rows.views]).toEqual([[], [], []]);
  });

  test('a person who left by themselves', async () => {
    await settleIn();
    expect((await ask('DELETE', '/console/membership', undefined, maria)).status).toBe(204);
    expect((await listed()).data).toEqual([]);
    expect((await restore()).status).toBe(404);
    const { views, snoozes, calendar_feeds } = await recordOf(maria);
    expect([views, snoozes, calendar_feeds]).toEqual([[], [], []]);
  });

  test('a person who was removed 30 days ago, of whom then only that is kept', async () => {
    await settleIn();
    await remove();
    wait(days(30));
    expect((await restore()).status).toBe(404);
    await expireSessionsJob(service.parts);
    expect((await restore()).status).toBe(404);
    const { views, snoozes, calendar_feeds, comment_mentions } = await recordOf(maria);
    expect([views, snoozes, calendar_feeds, comment_mentions]).toEqual([[], [], [], []]);
    expect(await rowsOf('removed_members', 'person_id', maria.id)).toMatchObject([
      { row: { membership: null } },
    ]);
  });

  test('an erased person, of whom nothing is kept', async () => {
    await settleIn();
    await remove();
    const { email } = maria;
    const erasing = { command: 'erase-person' as const, email, confirm: email };
    await administerHere(service.parts, erasing);
    expect((await restore()).status).toBe(404);
    expect(await rowsOf('removed_members', 'person_id', maria.id)).toEqual([]);
    const { views, snoozes, calendar_feeds } = await recordOf(maria);
    expect([views, snoozes, calendar_feeds]).toEqual([[], [], []]);
  });

  test('a person who is removed again, by an invitation from the first time', async () => {
    await remove();
    await ask('POST', '/console/invitation', { email: maria.email, roles: ['viewer'] });
    await restore();
    await remove();
    expect(await accept(maria.email)).toBe(404);
    expect((await listed()).data).toHaveLength(1);
  });

  test('anybody who was never removed', async () => {
    for (const id of ['none', desk.tenant.organizationId]) {
      expect((await ask('POST', `/console/removed-member/${id}/restore`)).status).toBe(404);
    }
  });
});

describe('guards', () => {
  test('only an administrator lists and restores', async () => {
    const preparer = await createPerson(service, desk.tenant.organizationId);
    await remove();
    expect((await ask('GET', '/console/removed-member', undefined, preparer)).status).toBe(403);
    expect((await restore(preparer)).status).toBe(403);
  });

  test('people removed from another organization are not found', async () => {
    const { organizationId } = await createTenant(service);
    const stranger = await createPerson(service, organizationId, { roles: ['administrator'] });
    await remove();
    expect((await ask('GET', '/console/removed-member', undefined, stranger)).body.data).toEqual([]);
    expect((await restore(stranger)).status).toBe(404);
    expect((await listed()).data).toHaveLength(1);
  });

  test('the calendar address of a removed person works no more, until they are restored', async () => {
    const { url } = (await ask('POST', '/console/calendar-feed', {}, maria)).body;
    const read = async () => (await service.app.request(new URL(url).pathname)).status;
    expect(await read()).toBe(200);
    await remove();
    expect(await read()).toBe(404);
    await restore();
    expect(await read()).toBe(200);
  });
});
