import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealTrail } from '#lib/service/audit/seal-trail';
import { verifyAllTrails } from '#lib/service/audit/verify-all-trails';
import { signDashboardToken } from '#lib/session/sign-token';
import { findInDatabase } from '#lib/testing/find-in-database';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { hashesFit } from '#lib/testing/hashes-fit';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator } from '#lib/testing/operator';
import { createPerson, type Person } from '#lib/testing/person';
import { addBusiness, completeBody, fileIn } from '#lib/testing/qualification';

let service: Harness;
let tenant: Tenant;
let person: Person;
let colleague: Person;
let key: string;
let commented: string;

const name = 'Priscilla "Pris" Hawthorne';
const erase = async (given: Record<string, unknown>) =>
  call(service, await signDashboardToken(service.parts.secrets.console), 'POST', '/console/administration', {
    command: 'erase-person',
    ...given,
  });
const as = async (who: Person, method: string, path: string, body?: unknown) =>
  call(service, await who.token(), method, path, body);

beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  person = await createPerson(service, tenant.organizationId, {
    roles: ['administrator', 'preparer'],
    name,
    address: '203.0.113.77',
  });
  colleague = await createPerson(service, tenant.organizationId, {
    roles: ['administrator', 'approver'],
    name: 'Tomas Lindqvist',
  });
  await workAs(person);
  await sealTrail(service.parts);
});
afterAll(() => service.stop());

/** Everything in which a resource names the actor. */
async function workAs(who: Person): Promise<void> {
  const { filing, businessId } = await fileIn(service, tenant, 'US-TX');
  await as(who, 'PATCH', `/v1/business/${businessId}`, { phone: '+1 302 555 0134' });
  await as(who, 'PATCH', `/v1/filing/${filing.id}`, { metadata: { matter: 'M-1042' } });
  const opened = await as(who, 'POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
  });
  await as(who, 'PUT', `/console/case/${opened.body.id}/draft`, { version: 0, answers: { note: 'soon' } });
  const said = `<@${who.id}> and Tomas: ask ${who.name} (${who.email}) about the lease.`;
  expect((await as(who, 'POST', `/console/filing/${filing.id}/comment`, { body: said })).status).toBe(201);
  commented = filing.id;
  const made = await as(who, 'POST', '/console/api-key', { name: 'Billing server', scope: 'full' });
  key = made.body.raw_key;
  const invited = { email: 'new.hand@okafor.example', roles: ['viewer'] };
  expect((await as(who, 'POST', '/console/invitation', invited)).status).toBe(201);
  expect((await as(who, 'POST', '/console/calendar-feed', {})).status).toBeLessThan(300);
  const plan = { business_id: businessId, jurisdictions: ['US-CO', 'US-NV'] };
  expect((await as(who, 'POST', '/v1/plan', plan)).status).toBe(201);
  const hook = { url: 'https://receiver.example/webhooks', event_types: ['*'] };
  expect((await as(who, 'POST', '/v1/webhook-endpoint', hook)).status).toBe(201);
  expect((await as(who, 'POST', '/console/approval-rule', {})).status).toBe(201);
  const held = await addBusiness(service, tenant.testKey, { legal_name: 'Held Freight, LLC' });
  const body = await completeBody(service, tenant, held, 'US-NV');
  const asked = await call(service, await who.token(), 'POST', '/v1/filing/foreign-qualification', body, {
    'Idempotency-Key': 'held-1',
  });
  expect(asked.status).toBe(202);
  const decided = await as(colleague, 'POST', `/console/approval/${asked.body.id}/approve`, {});
  expect(decided.status).toBeLessThan(300);
  await service.requests.flush();
}

describe('refuses', () => {
  test('an email that was not confirmed, an unknown email, and the last administrator', async () => {
    const { email } = person;
    const differs = await erase({ email, confirm: colleague.email });
    expect(differs.body.errors).toMatchObject([{ pointer: '/confirm', code: 'differs' }]);
    const nobody = { email: 'no@one.example', confirm: 'no@one.example' };
    expect((await erase(nobody)).status).toBe(404);
    const other = await createTenant(service);
    const last = await createPerson(service, other.organizationId, { roles: ['administrator'] });
    await createPerson(service, other.organizationId, { roles: ['viewer'] });
    expect((await erase({ email: last.email, confirm: last.email })).status).toBe(409);
    const kept = (await findInDatabase(service.parts, email)).toSorted();
    expect(kept).toEqual(['public.comments', 'public.people']);
  });
});

describe('works', () => {
  test('before the erasure, name and email are in the database', async () => {
    const tables = await findInDatabase(service.parts, 'Hawthorne');
    expect(tables).toEqual(expect.arrayContaining(['public.people', 'public.events', 'public.approvals']));
  });

  test('afterwards no table holds the name or the email, and the chain still verifies', async () => {
    const before = await service.parts.database.query('select count(*) as n from audit_entries');
    // A request that the process has answered but not yet written.
    expect((await as(person, 'GET', '/v1/filing')).status).toBe(200);
    const done = await erase({ email: person.email, confirm: person.email });
    expect(done.status).toBe(200);
    await service.requests.flush();
    await sealTrail(service.parts);
    for (const text of ['Hawthorne', person.email, '203.0.113.77']) {
      expect([text, await findInDatabase(service.parts, text)]).toEqual([text, []]);
    }
    const after = await service.parts.database.query('select count(*) as n from audit_entries');
    expect(Number(after[0]?.n)).toBeGreaterThan(Number(before[0]?.n));
    const { data } = await verifyAllTrails(service.parts);
    expect(data.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('their comments stay, without their name', async () => {
    const { data } = (await as(colleague, 'GET', `/console/filing/${commented}/comment`)).body;
    expect(data).toMatchObject([
      {
        author: { id: person.id, name: 'Erased person' },
        body: `<@${person.id}> and Tomas: ask Erased person (Erased person) about the lease.`,
        mentions: [],
      },
    ]);
  });

  test('their session, password, key and calendar end; what colleagues have stays', async () => {
    expect((await as(person, 'GET', '/v1/filing')).status).toBe(401);
    expect((await call(service, key, 'GET', '/v1/filing')).status).toBe(401);
    expect((await as(colleague, 'GET', '/v1/filing')).status).toBe(200);
    expect((await call(service, tenant.testKey, 'GET', '/v1/filing')).status).toBe(200);
    const left = await service.parts.database.query(
      'select (select count(*) from calendar_feeds) + (select count(*) from sessions where person_id = $1) as n',
      [person.id],
    );
    expect(Number(left[0]?.n)).toBe(0);
  });

  test('the audit log has the erasure, and shows their actions without a name', async () => {
    const { data } = (await as(colleague, 'GET', '/v1/audit?limit=100')).body;
    const theirs = data.filter((entry: { actor: { id: string } }) => entry.actor.id === person.id);
    expect(theirs.length).toBeGreaterThan(3);
    expect(new Set(theirs.map((entry: { actor: { name: string } }) => entry.actor.name))).toEqual(
      new Set(['Erased person']),
    );
    const live = await call(service, await colleague.token('live'), 'GET', '/v1/audit?limit=100');
    const [entry] = live.body.data.filter((one: { action: string }) => one.action === 'person.erased');
    expect(entry).toMatchObject({ object_id: person.id, actor: { type: 'service' } });
  });

  test('the hashes of the exported audit log still fit', async () => {
    await sealTrail(service.parts);
    for (const mode of ['test', 'live'] as const) {
      const headers = { Authorization: `Bearer ${await colleague.token(mode)}` };
      const lines = await (await service.app.request('/v1/audit.jsonl', { headers })).text();
      const entries = lines.trimEnd().split('\n');
      expect([mode, hashesFit(entries.map((line) => JSON.parse(line)))]).toEqual([mode, true]);
    }
  });

  test('whoever works at the desk holds no filing then, and is named nowhere', async () => {
    const filer = await createOperator(service, ['filer'], 'Wilhelmina Oakes');
    const { id } = await fileLive(service, tenant);
    const atDesk = `/v1/operations/filing/${id}`;
    expect((await as(filer, 'POST', `${atDesk}/claim`)).status).toBe(200);
    expect((await as(filer, 'POST', `${atDesk}/note`, { body: 'The office is closed.' })).status).toBe(201);
    expect((await as(filer, 'POST', `${atDesk}/check`, { item: 'fee_paid', done: true })).status).toBe(200);
    expect((await erase({ email: filer.email, confirm: filer.email })).status).toBe(200);
    expect(await findInDatabase(service.parts, filer.name)).toEqual([]);
    const other = await createOperator(service);
    expect((await as(other, 'GET', atDesk)).body.claim).toBeNull();
  });

  test('a new person with the same email is a different person', async () => {
    expect((await erase({ email: person.email, confirm: person.email })).status).toBe(404);
    const fresh = await createPerson(service, tenant.organizationId);
    await service.parts.database.query('update people set email = $1 where id = $2', [
      person.email,
      fresh.id,
    ]);
    expect(await findInDatabase(service.parts, person.email)).toEqual(['public.people']);
  });
});
