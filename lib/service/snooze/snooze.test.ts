import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Overview } from '#lib/contract/overview';
import type { Role } from '#lib/contract/roles';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { newId } from '#lib/service/ids';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, fileIn } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => service.stop());

const today = () => civilDateOf(service.time.now);

async function desk(roles: Role[] = ['preparer', 'developer']) {
  const tenant = await createTenant(service);
  const maria = await createPerson(service, tenant.organizationId, { roles });
  const admin = await createPerson(service, tenant.organizationId, {
    roles: ['administrator'],
    name: 'Ines Duarte',
  });
  const ask = async (method: string, path: string, body?: unknown, by = maria) =>
    call(service, await by.token(), method, path, body);
  const overview = async (query = '', by = maria): Promise<Overview> =>
    (await ask('GET', `/console/overview${query}`, undefined, by)).body;
  const snooze = (body: object, by = maria) => ask('POST', '/console/snooze', body, by);
  return { tenant, maria, admin, ask, overview, snooze };
}

/** A filing that waits on a case, a plan and an obligation, all of the same organization. */
async function withNeeds() {
  const opened = await desk();
  const { tenant, ask } = opened;
  const cases: string[] = [];
  for (const state of ['US-OH', 'US-KY']) {
    const { filing } = await fileIn(service, tenant, state);
    const path = `/v1/sandbox/filing/${filing.id}/case`;
    cases.push((await call(service, tenant.testKey, 'POST', path, { kind: 'missing_information' })).body.id);
  }
  const business = await addBusiness(service, tenant.testKey);
  const plan = (await ask('POST', '/console/plan', { business_id: business, jurisdictions: ['US-TX'] })).body;
  const duty = { business_id: business, kind: 'license', title: 'Renew it', due_on: addDays(today(), 3) };
  const obligation = (await call(service, tenant.testKey, 'POST', '/v1/obligation', duty)).body;
  return { ...opened, cases, business, plan: plan.id as string, obligation: obligation.id as string };
}

describe('works', () => {
  test('a snoozed object is not listed until its day, only for that person, and the lists agree', async () => {
    const { cases, obligation, snooze, overview, ask, admin } = await withNeeds();
    const until = addDays(today(), 1);
    const items = [
      { object: 'case', id: cases[0] },
      { object: 'obligation', id: obligation },
    ];
    const { status, body } = await snooze({ items, until });
    const previous = items.map(({ id }) => ({ id, until: null }));
    expect([status, body]).toEqual([200, { object: 'snooze', until, previous }]);
    const mine = await overview();
    expect(mine.cases.map((row) => row.case.id)).toEqual([cases[1]]);
    expect([mine.obligations, mine.totals.cases, mine.totals.obligations]).toEqual([
      [],
      { listed: 1, snoozed: 1 },
      { listed: 0, snoozed: 1 },
    ]);
    const put = await overview('?snoozed=true');
    expect([put.cases.map((row) => row.case.id), put.obligations.length]).toEqual([[cases[0]], 1]);
    expect((await overview('', admin)).cases).toHaveLength(2);
    const counts = (await ask('GET', '/console/navigation-counts')).body;
    const listed = (await ask('GET', '/console/case?status=needs_response')).body.total;
    expect([counts.needs_you, counts.needs_response, mine.counts.needs_you]).toEqual([1, listed, 1]);
    service.time.now = new Date(service.time.now.getTime() + 86_400_000);
    expect((await overview()).totals.cases).toEqual({ listed: 2, snoozed: 0 });
  });

  test('it returns at once when the snooze is ended, or when the object changes', async () => {
    const { plan, cases, snooze, overview, ask } = await withNeeds();
    const items = [
      { object: 'plan', id: plan },
      { object: 'case', id: cases[0] },
    ];
    await snooze({ items, until: addDays(today(), 5) });
    expect((await overview()).drafts).toEqual([]);
    const { body } = await snooze({ items: [items[1]] });
    expect(body.previous).toEqual([{ id: cases[0], until: addDays(today(), 5) }]);
    expect((await overview()).cases).toHaveLength(2);
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    const changes = [{ path: 'answers/email', value: 'a@b.example', base_version: 1 }];
    await ask('PATCH', `/console/plan/${plan}`, { changes });
    expect((await overview()).drafts.map(({ id }) => id)).toEqual([plan]);
  });

  test('mine includes owned plans and obligations, and the counts match the lists', async () => {
    const { maria, cases, plan, obligation, ask, overview } = await withNeeds();
    for (const [object, id] of [
      ['case', cases[0]],
      ['plan', plan],
      ['obligation', obligation],
    ])
      await ask('POST', '/console/assignment', { object, ids: [id], owner_id: maria.id });
    const mine = await overview('?owner=me');
    expect(mine.cases.map((row) => row.case.id)).toEqual([cases[0]]);
    expect(mine.drafts.map(({ id }) => id)).toEqual([plan]);
    expect(mine.obligations.map((row) => row.obligation.id)).toEqual([obligation]);
    expect(mine.owners[plan]).toEqual({ id: maria.id, name: maria.name });
    for (const owner of ['me', 'none', maria.id]) {
      const { totals } = await overview(`?owner=${owner}`);
      const { total } = (await ask('GET', `/console/case?status=needs_response&owner=${owner}`)).body;
      expect(totals.cases.listed + totals.cases.snoozed).toBe(total);
    }
  });

  test('a document of a plan is listed before it is too old, once for all its states', async () => {
    const { tenant, overview, ask } = await desk();
    const business = await addBusiness(service, tenant.testKey);
    await ask('POST', '/console/plan', { business_id: business, jurisdictions: ['US-AR', 'US-HI', 'US-MI'] });
    // Arkansas and Michigan accept a certificate for 30 days, Hawaii for 60.
    const add = (daysAgo: number) =>
      upload(service, tenant.testKey, business, {
        types: ['certificate_of_good_standing'],
        issuedOn: addDays(today(), -daysAgo),
      });
    await add(25);
    const short = await overview();
    expect(short.documents).toMatchObject([
      {
        until: addDays(today(), 5),
        jurisdictions: ['US-AR', 'US-MI'],
        types: ['certificate_of_good_standing'],
      },
    ]);
    expect([short.totals.documents, short.counts.needs_you]).toEqual([{ listed: 1, snoozed: 0 }, 1]);
    await add(1);
    expect((await overview()).documents).toEqual([]);
  });

  test('a failing endpoint is a task for those who can fix it', async () => {
    const { tenant, overview, ask } = await desk();
    const target = { url: 'http://127.0.0.1:9/', event_types: ['*'] };
    const { id } = (await ask('POST', '/v1/webhook-endpoint', target)).body;
    expect((await overview()).webhook_endpoints).toEqual([]);
    await service.parts.database.query('update webhook_endpoints set failing_since = now() where id = $1', [
      id,
    ]);
    const preparer = await createPerson(service, tenant.organizationId);
    expect((await overview()).webhook_endpoints.map((one) => one.id)).toEqual([id]);
    expect((await overview('', preparer)).webhook_endpoints).toEqual([]);
  });
});

describe('refuses', () => {
  test('a date that is not in the future, or more than a year ahead', async () => {
    const { cases, snooze } = await withNeeds();
    for (const until of [today(), addDays(today(), -1), addDays(today(), 400)]) {
      const { status, body } = await snooze({ items: [{ object: 'case', id: cases[0] }], until });
      expect([status, body.errors[0].pointer]).toEqual([400, '/until']);
    }
  });
});

describe('guards', () => {
  test('an object of another organization or type is not found, and nothing is snoozed', async () => {
    const { cases, plan, snooze, overview } = await withNeeds();
    const foreign = (await withNeeds()).cases[0];
    const until = addDays(today(), 2);
    for (const wrong of [
      { object: 'case', id: foreign },
      { object: 'filing', id: plan },
      { object: 'case', id: newId(service.time.now) },
    ]) {
      const items = [{ object: 'case', id: cases[0] }, wrong];
      expect((await snooze({ items, until })).status).toBe(404);
    }
    expect((await overview()).totals.cases).toEqual({ listed: 2, snoozed: 0 });
  });
});
