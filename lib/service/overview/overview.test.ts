import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Overview } from '#lib/contract/overview';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { newId } from '#lib/service/ids';
import { holdEverything } from '#lib/testing/approval';
import { copyFiling } from '#lib/testing/copy-filing';
import { einApplication, form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';
import { addBusiness, completeBody, fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const day = 86_400_000;

async function desk(): Promise<{ tenant: Tenant; person: Person; overview: () => Promise<Overview> }> {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId);
  const overview = async () => (await call(service, await person.token(), 'GET', '/console/overview')).body;
  return { tenant, person, overview };
}

const sandbox = (tenant: Tenant, path: string, body: unknown = {}) =>
  call(service, tenant.testKey, 'POST', `/v1/sandbox/${path}`, body);

test('an empty organization has no tasks', async () => {
  const { overview } = await desk();
  expect(await overview()).toMatchObject({
    cases: [],
    standing_still: [],
    drafts: [],
    moving: [],
    obligations: [],
    counts: {
      needs_response: 0,
      obligations_due: 0,
      businesses: 0,
      drafts: 0,
      filings: { queued: 0, completed: 0 },
    },
  });
});

test('a business that was removed is not counted, as it is not listed', async () => {
  const { tenant, overview } = await desk();
  const id = await addBusiness(service, tenant.testKey);
  expect((await overview()).counts.businesses).toBe(1);
  await call(service, tenant.testKey, 'PATCH', `/v1/business/${id}`, { registration_status: 'canceled' });
  expect((await overview()).counts.businesses).toBe(0);
});

test('cases are listed by due date, each with its filing', async () => {
  const { tenant, overview } = await desk();
  for (const due_at of ['2027-02-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']) {
    const { filing } = await fileIn(
      service,
      tenant,
      'US-OH',
      {},
      { legal_name: `Due ${due_at.slice(0, 7)}, LLC` },
    );
    await sandbox(tenant, `filing/${filing.id}/case`, { kind: 'missing_information', due_at });
  }
  const { cases, counts } = await overview();
  expect(cases.map((row) => row.filing?.legal_name)).toEqual([
    'Due 2026-11, LLC',
    'Due 2026-12, LLC',
    'Due 2027-02, LLC',
  ]);
  expect(counts.needs_response).toBe(3);
});

test('a filing past its usual time is delayed until it advances', async () => {
  const { tenant, overview } = await desk();
  const { filing } = await fileIn(service, tenant, 'US-OH');
  expect((await overview()).moving.map(({ id }) => id)).toEqual([filing.id]);
  service.time.now = new Date(service.time.now.getTime() + 30 * day);
  const later = await overview();
  expect(later.moving).toEqual([]);
  expect(later.standing_still).toMatchObject([{ id: filing.id, standing_still: true }]);
});

test('beyond any number of older filings, the last changed is in progress, and those longer than usual are counted', async () => {
  const { tenant, overview } = await desk();
  const { filing: old } = await fileIn(service, tenant, 'US-OH');
  await copyFiling(
    service,
    old.id,
    Array.from({ length: 600 }, () => newId(service.time.now)),
  );
  service.time.now = new Date(service.time.now.getTime() + 30 * day);
  const { filing: latest } = await fileIn(service, tenant, 'US-KY', {}, { legal_name: 'Latest, LLC' });
  const shown = await overview();
  expect(shown.moving.map(({ id }) => id)).toEqual([latest.id]);
  expect(shown.standing_still).toHaveLength(50);
  expect(shown.totals.standing_still).toEqual({ listed: 601, snoozed: 0 });
});

test('a filing that waits on a case, for an answer or for its review, is not longer than usual', async () => {
  const { tenant, overview } = await desk();
  const { filing } = await fileIn(service, tenant, 'US-OH');
  const opened = await sandbox(tenant, `filing/${filing.id}/case`, { kind: 'legal_name_change' });
  service.time.now = new Date(service.time.now.getTime() + 30 * day);
  expect(await overview()).toMatchObject({ standing_still: [], moving: [] });
  await call(service, tenant.testKey, 'POST', `/v1/case/${opened.body.id}/response`, {
    fields: { legal_name: 'Northwind of Ohio, LLC' },
  });
  const reviewed = await overview();
  expect(reviewed.standing_still).toEqual([]);
  expect(reviewed.moving.map(({ id }) => id)).toEqual([filing.id]);
});

test('an EIN, for which no usual time is published, is in progress', async () => {
  const { tenant, overview } = await desk();
  const { filing } = await form(service, tenant, 'US-CO', { ein: einApplication });
  const ein = filing.related_items.find(({ type }: { type?: string }) => type === 'ein');
  const { moving } = await overview();
  expect(moving.map(({ id }) => id).toSorted()).toEqual([filing.id, ein.id].toSorted());
});

test('due and overdue obligations are tasks, and counted like the API counts them', async () => {
  const { tenant, person, overview } = await desk();
  const businessId = await addBusiness(service, tenant.testKey);
  const today = civilDateOf(service.time.now);
  const [late, soon, far] = [addDays(today, -1), addDays(today, 10), addDays(today, 300)];
  for (const due_on of [far, soon, late]) {
    const duty = { business_id: businessId, kind: 'license', title: `Renew by ${due_on}`, due_on };
    await call(service, tenant.testKey, 'POST', '/v1/obligation', duty);
  }
  const { obligations, counts } = await overview();
  expect(obligations.map(({ obligation }) => [obligation.due_on, obligation.status])).toEqual([
    [late, 'overdue'],
    [soon, 'due'],
  ]);
  const token = await person.token();
  const navigation = (await call(service, token, 'GET', '/console/navigation-counts')).body;
  const listed = async (status: string) =>
    (await call(service, tenant.testKey, 'GET', `/v1/obligation?status=${status}`)).body.data.length;
  const due = (await listed('due')) + (await listed('overdue'));
  expect([counts.obligations_due, navigation.obligations_due, navigation.needs_you]).toEqual([due, due, due]);
  expect((await call(service, token, 'GET', '/console/obligation?status=now')).body.total).toBe(due);
});

test('an endpoint fails since as long ago by the clock of test mode as in real time', async () => {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId, { roles: ['developer'] });
  const url = 'http://127.0.0.1:9/hook';
  await call(service, tenant.testKey, 'POST', '/v1/webhook-endpoint', { url, event_types: ['*'] });
  await service.parts.database.query('update webhook_endpoints set failing_since = $1 where url = $2', [
    new Date(service.time.now.getTime() - day).toISOString(),
    url,
  ]);
  await sandbox(tenant, 'clock', { advance_seconds: 40 * 86_400 });
  const answer = await call(service, await person.token(), 'GET', '/console/overview');
  const { now, webhook_endpoints }: Overview = answer.body;
  const since = new Date(Date.parse(now) - day).toISOString();
  expect(webhook_endpoints).toMatchObject([{ url, failing_since: since }]);
});

test('the counts in the navigation match the lists', async () => {
  const { tenant, person } = await desk();
  const { filing, businessId } = await fileIn(service, tenant, 'US-OH');
  await fileIn(service, tenant, 'US-KY', {}, { legal_name: 'Another, LLC' });
  const opened = await sandbox(tenant, `filing/${filing.id}/case`, { kind: 'legal_name_change' });
  const token = await person.token();
  await call(service, token, 'POST', '/console/plan', { business_id: businessId, jurisdictions: ['US-TX'] });
  const counts = async () => (await call(service, token, 'GET', '/console/navigation-counts')).body;
  expect(await counts()).toMatchObject({ needs_you: 1, open_filings: 2, open_cases: 1, drafts: 1 });
  const open = await call(service, tenant.testKey, 'GET', '/v1/filing?status=open');
  expect((await counts()).open_filings).toBe(open.body.data.length);
  await call(service, tenant.testKey, 'POST', `/v1/case/${opened.body.id}/response`, {
    fields: { legal_name: 'Northwind of Ohio, LLC' },
  });
  expect(await counts()).toMatchObject({ needs_you: 0, open_cases: 1 });
});

test('a waiting approval is a task for approvers only', async () => {
  const { tenant, person, overview } = await desk();
  const approver = await createPerson(service, tenant.organizationId, { roles: ['approver'] });
  await holdEverything(service, tenant);
  const body = await completeBody(service, tenant, await addBusiness(service, tenant.testKey), 'US-OH');
  const { id } = (await call(service, await person.token(), 'POST', submitPath, body)).body;
  const seen = (await call(service, await approver.token(), 'GET', '/console/overview')).body;
  expect(seen.approvals).toMatchObject([{ id, requested_by: { id: person.id } }]);
  expect(seen.counts).toMatchObject({ approvals: 1, needs_response: 0 });
  const counts = await call(service, await approver.token(), 'GET', '/console/navigation-counts');
  expect(counts.body).toMatchObject({ needs_you: 1, approvals: 1 });
  expect(await overview()).toMatchObject({ approvals: [], counts: { approvals: 0 } });
});

test('a submitted state of a draft is recorded once, and the draft is submitted when all are', async () => {
  const { tenant, person } = await desk();
  const businessId = await addBusiness(service, tenant.testKey);
  const token = await person.token();
  const jurisdictions = ['US-OH', 'US-KY'];
  const begun = { business_id: businessId, jurisdictions };
  const { body: plan } = await call(service, token, 'POST', '/console/plan', begun);
  const read = async () => (await call(service, token, 'GET', `/console/plan/${plan.id}`)).body;
  const submit = async (at: number) => {
    const body = await completeBody(service, tenant, businessId, jurisdictions[at] ?? '');
    const headers = { 'Idempotency-Key': plan.states[at].idempotency_key };
    return (await call(service, token, 'POST', submitPath, body, headers)).body;
  };
  const listed = async () => (await call(service, token, 'GET', '/console/plan?status=draft')).body.data;
  const filing = await submit(0);
  expect(await read()).toMatchObject({
    status: 'draft',
    states: [{ filing_id: filing.id }, { filing_id: null }],
  });
  const refused = await call(service, token, 'PATCH', `/console/plan/${plan.id}`, {
    changes: [{ path: 'states/US-OH/answers/email', value: 'late@x.example', base_version: 2 }],
  });
  expect(refused.body.errors).toMatchObject([{ code: 'already_submitted' }]);
  expect((await call(service, token, 'DELETE', `/console/plan/${plan.id}`)).status).toBe(409);
  expect(await listed()).toHaveLength(1);

  await submit(1);
  expect(await read()).toMatchObject({ status: 'submitted' });
  const change = { changes: [{ path: 'answers/email', value: 'late@x.example', base_version: 9 }] };
  const closed = await call(service, token, 'PATCH', `/console/plan/${plan.id}`, change);
  expect(closed.body).toMatchObject({ status: 409 });
  expect(await listed()).toEqual([]);
});
