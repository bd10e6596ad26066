import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseStatus } from '#lib/contract/case';
import { cases } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import { call, contextOf, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, completeBody, fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

type Seed = { summary: string; status: CaseStatus; due?: string; resolved?: string };

async function openInbox(seeds: Seed[]) {
  const { organizationId, testKey } = await createTenant(service);
  const ctx = contextOf(service, organizationId);
  const now = service.time.now;
  await withTenant(ctx, async (tx) => {
    for (const { summary, status, due, resolved } of seeds) {
      await tx.insert(cases).values({
        organization_id: organizationId,
        mode: 'test',
        id: newId(now),
        parent_type: 'filing',
        parent_id: newId(now),
        kind: 'missing_information',
        status,
        summary,
        due_at: due ? new Date(due) : null,
        resolved_at: resolved ? new Date(resolved) : null,
        resolution_reason: resolved ? 'response_received' : null,
        opened_at: now,
        metadata: {},
        created_at: now,
        updated_at: now,
      });
    }
  });
  const person = await createPerson(service, organizationId, { name: 'Maria Okafor' });
  const get = async (query = '') => call(service, await person.token(), 'GET', `/console/case${query}`);
  return { get, testKey };
}

const seeds: Seed[] = [
  { summary: 'closed early', status: 'resolved', resolved: '2026-11-01T00:00:00Z' },
  { summary: 'no date', status: 'needs_response' },
  { summary: 'reviewed', status: 'under_review', due: '2026-11-01T00:00:00Z' },
  { summary: 'late', status: 'needs_response', due: '2026-11-18T00:00:00Z' },
  { summary: 'closed last', status: 'superseded', resolved: '2026-11-09T00:00:00Z' },
  { summary: 'soon', status: 'needs_response', due: '2026-11-22T00:00:00Z' },
];
const inOrder = ['late', 'soon', 'no date', 'reviewed', 'closed last', 'closed early'];

const summaries = (answer: { body: { data: { case: { summary: string } }[] } }) =>
  answer.body.data.map((row) => row.case.summary);

describe('works', () => {
  test('cases that need an answer come first by due date, then those in review, then the latest closed', async () => {
    const inbox = await openInbox(seeds);
    const all = await inbox.get();
    expect(all.status).toBe(200);
    expect(summaries(all)).toEqual(inOrder);
    expect(all.body.total).toBe(6);
  });

  test('pages have no gaps or repetitions', async () => {
    const inbox = await openInbox(seeds);
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const answer = await inbox.get(`?limit=2${cursor}`);
      seen.push(...summaries(answer));
      cursor = `&cursor=${answer.body.next_cursor}`;
      expect(answer.body.has_more).toBe(page < 2);
    }
    expect(seen).toEqual(inOrder);
  });

  test('the filters apply to the rows and the count alike', async () => {
    const inbox = await openInbox(seeds);
    const late = await inbox.get('?status=needs_response&due_before=2026-11-20T00:00:00Z');
    expect(summaries(late)).toEqual(['late']);
    expect(late.body.total).toBe(1);
    expect((await inbox.get('?status=open')).body.total).toBe(4);
    expect((await inbox.get('?kind=ra_termination')).body.total).toBe(0);
    expect((await inbox.get('?q=100%25')).body.total).toBe(0);
    const [first] = (await inbox.get()).body.data;
    expect((await inbox.get(`?q=${first.case.id.slice(-8)}`)).body.data).toEqual([first]);
  });
});

describe('a search', () => {
  test('finds cases by the name and the number of their filings, and by the end of either id', async () => {
    const tenant = await createTenant(service);
    const person = await createPerson(service, tenant.organizationId);
    const ask = (path: string, body: unknown) => call(service, tenant.testKey, 'POST', path, body);
    const opened = async (state: string, legal_name: string) => {
      const { filing } = await fileIn(service, tenant, state, {}, { legal_name });
      const kind = 'missing_information';
      const { body } = await ask(`/v1/sandbox/filing/${filing.id}/case`, { kind });
      return { filing: filing.id, case: String(body.id) };
    };
    const heron = await opened('US-OH', 'Blue Heron Books, LLC');
    const cedar = await opened('US-KY', 'Cedar Heron Foods, LLC');
    const { filing: made } = await fileIn(service, tenant, 'US-OH', {}, { legal_name: 'Wren Mills, LLC' });
    for (let step = 0; step < 4; step += 1) await ask(`/v1/sandbox/filing/${made.id}/advance`, {});
    const end = { status: 'terminated', reason: 'We appoint our own agent.' };
    const path = `/v1/business/${made.business_id}/registered-agent`;
    await call(service, tenant.testKey, 'PATCH', path, end);
    const { body: filed } = await call(service, tenant.testKey, 'GET', `/v1/filing/${made.id}`);
    const find = async (q: string): Promise<unknown[]> => {
      const query = `?q=${encodeURIComponent(q)}`;
      const { body } = await call(service, await person.token(), 'GET', `/console/case${query}`);
      expect(body.total).toBe(body.data.length);
      return body.data.map((row: { case: { id: string; kind: string } }) =>
        row.case.kind === 'ra_termination' ? 'ra_termination' : row.case.id,
      );
    };
    expect(new Set(await find('heron'))).toEqual(new Set([heron.case, cedar.case]));
    expect(await find('BOOKS blu')).toEqual([heron.case]);
    expect(await find('eron')).toEqual([]);
    expect(await find('wren')).toEqual(['ra_termination']);
    expect(await find(filed.result.registration_number)).toEqual(['ra_termination']);
    expect(await find(cedar.filing.slice(-8))).toEqual([cedar.case]);
    expect(await find(`heron ${cedar.case.slice(-8)}`)).toEqual([cedar.case]);
    expect(await find(`books ${cedar.case.slice(-8)}`)).toEqual([]);
  });
});

describe('refuses', () => {
  test('a cursor of another list', async () => {
    const inbox = await openInbox([]);
    const answer = await inbox.get('?cursor=bm9uc2Vuc2U');
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].pointer).toBe('?cursor');
  });
});

describe('guards', () => {
  test('it is for people: a partner’s key is refused, and a request without a credential gets 401', async () => {
    const { testKey } = await openInbox([]);
    expect((await call(service, testKey, 'GET', '/console/case')).status).toBe(403);
    expect((await call(service, null, 'GET', '/console/case')).status).toBe(401);
  });

  test('cases of another organization are not listed', async () => {
    await openInbox(seeds);
    const other = await openInbox([]);
    expect((await other.get()).body).toMatchObject({ data: [], total: 0 });
  });
});

describe('cases that the same answer fits', () => {
  const maria = { name: { type: 'person', first: 'Maria', last: 'Okafor-Núñez' }, role: 'member' };
  const lena = { name: { type: 'person', first: 'Lena', last: 'Okafor-Núñez' }, role: 'member' };
  const purpose = { name: 'purpose', type: 'string', description: 'What does the company do?' };
  const reason = { name: 'reason', type: 'string', description: 'Why?' };

  async function openCase(tenant: Tenant, business: string, jurisdiction: string, fields: object[]) {
    const body = await completeBody(service, tenant, business, jurisdiction);
    const filing = await call(service, tenant.testKey, 'POST', submitPath, body);
    const path = `/v1/sandbox/filing/${filing.body.id}/case`;
    const opened = await call(service, tenant.testKey, 'POST', path, { kind: 'missing_information', fields });
    expect(opened.status).toBe(201);
    return opened.body.id as string;
  }

  test('only cases of the same owner with the same questions are listed, however the name is written', async () => {
    const tenant = await createTenant(service);
    const { testKey } = tenant;
    const home = await addBusiness(service, testKey, { owners: [maria] });
    const shouted = { ...maria, name: { ...maria.name, last: 'OKAFOR-NÚÑEZ' } };
    const sister = await addBusiness(service, testKey, { legal_name: 'Southwind, LLC', owners: [shouted] });
    const stranger = await addBusiness(service, testKey, { legal_name: 'Calm, LLC', owners: [lena] });
    const asked = await openCase(tenant, home, 'US-TX', [purpose]);
    const inAnotherState = await openCase(tenant, home, 'US-FL', [reason, purpose]);
    const ofSister = await openCase(tenant, sister, 'US-TX', [purpose]);
    await openCase(tenant, stranger, 'US-TX', [purpose]);
    await openCase(tenant, sister, 'US-FL', [reason]);
    const answered = await openCase(tenant, sister, 'US-OR', [purpose]);
    await call(service, testKey, 'POST', `/v1/case/${answered}/response`, { fields: { purpose: 'Bakery' } });
    const person = await createPerson(service, tenant.organizationId, { name: 'Ada Reyes' });
    const list = async (id: string) => {
      const found = await call(service, await person.token(), 'GET', `/console/case?answered_with=${id}`);
      return found.body.data.map((row: { case: { id: string } }) => row.case.id);
    };
    expect((await list(asked)).sort()).toEqual([inAnotherState, ofSister].sort());
    expect(await list(answered)).toEqual([]);
    expect(await list(newId(service.time.now))).toEqual([]);
  });
});
