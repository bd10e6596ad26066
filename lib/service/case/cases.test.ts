import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#lib/service/ids';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const address = {
  street_line_1: '100 Congress Avenue',
  city: 'Austin',
  region: 'TX',
  postal_code: '78701',
  country: 'US',
};

const everyType = [
  { name: 'purpose', type: 'string', description: 'What will the company do?' },
  { name: 'member_count', type: 'number', description: 'How many members?' },
  { name: 'series_llc', type: 'boolean', description: 'Is it a series LLC?' },
  { name: 'business_start_date', type: 'date', description: 'When did it start?' },
  {
    name: 'certificate',
    type: 'document',
    description: 'Certificate',
    document_types: ['certificate_of_good_standing'],
  },
  { name: 'principal_address', type: 'object', description: 'Principal office' },
  { name: 'governing_persons', type: 'list', description: 'Managers' },
  { name: 'remarks', type: 'string', description: 'Remarks', required: false },
];

async function start(fields: unknown[] = everyType) {
  const tenant = await createTenant(service);
  const { filing, businessId } = await fileIn(service, tenant, 'US-TX', { metadata: { matter: 'M-1042' } });
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const opened = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
    fields,
  });
  expect(opened.status).toBe(201);
  const certificate = await putDocument(tenant.organizationId, businessId);
  const answer = {
    fields: {
      purpose: 'Freight brokerage',
      member_count: 3,
      series_llc: false,
      business_start_date: '2026-11-01',
      certificate,
      principal_address: address,
      governing_persons: [
        { name: { type: 'person', first: 'Maria', last: 'Okafor' }, address, role: 'member' },
      ],
    } as Record<string, unknown>,
    documents: [certificate],
  };
  const respond = (body: unknown) => api('POST', `/v1/case/${opened.body.id}/response`, body);
  return { tenant, filing, businessId, api, opened: opened.body, answer, respond, certificate };
}

async function putDocument(
  organizationId: string,
  businessId: string,
  type = 'certificate_of_good_standing',
) {
  const id = newId(service.time.now);
  await service.parts.database.query(
    `insert into documents (organization_id, mode, id, business_id, types, filename, size, content_type, sha256, issued_on, uploaded_at)
     values ($1, 'test', $2, $3, $4, 'document.pdf', 1, 'application/pdf', 'none', '2026-11-01', $5)`,
    [organizationId, id, businessId, JSON.stringify([type]), service.time.now],
  );
  return id;
}

describe('works', () => {
  test('an open case stops the filing, and an answer of all seven types moves it to review', async () => {
    const { filing, api, opened, answer, respond, certificate } = await start();
    expect(opened).toMatchObject({ status: 'needs_response', parent_type: 'filing', parent_id: filing.id });
    expect((await api('POST', `/v1/sandbox/filing/${filing.id}/advance`)).status).toBe(409);

    const answered = await respond(answer);
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({ status: 'under_review', response: answer });
    const { body } = await api('GET', `/v1/filing/${filing.id}`);
    expect(body.cases).toEqual([answered.body]);
    expect(body.documents).toMatchObject([{ id: certificate }]);
  });

  test('a review reopens the case or resolves it, and then the filing continues', async () => {
    const { filing, api, opened, answer, respond } = await start();
    await respond(answer);
    const path = `/v1/sandbox/case/${opened.id}/review`;
    expect((await api('POST', path, { outcome: 'needs_response' })).body.status).toBe('needs_response');
    await respond(answer);
    const resolved = (await api('POST', path, { outcome: 'resolved' })).body;
    expect(resolved).toMatchObject({ status: 'resolved', resolution_reason: 'response_received' });
    expect(resolved.resolved_at).toBeDefined();
    expect((await api('POST', `/v1/sandbox/filing/${filing.id}/advance`)).body.status).toBe('ready_to_file');
    const { body: events } = await api('GET', `/v1/filing/${filing.id}/event`);
    expect(events.data.map((event: { type: string }) => event.type)).toEqual([
      'filing.created',
      'case.opened',
      'case.updated',
      'case.updated',
      'case.updated',
      'case.resolved',
      'filing.updated',
      'filing.ready_to_file',
    ]);
  });

  test('its events have the changes, and it has the marks of its filing', async () => {
    const { filing, api, opened, answer, respond } = await start();
    expect(opened.metadata).toEqual({ matter: 'M-1042' });
    await respond(answer);
    await api('POST', `/v1/sandbox/case/${opened.id}/review`, { outcome: 'resolved' });
    const { body: events } = await api('GET', `/v1/filing/${filing.id}/event`);
    const changedBy = (type: string) =>
      events.data.find((event: { type: string }) => event.type === type)?.data.previous_attributes;
    expect(Object.keys(changedBy('case.resolved')).toSorted()).toEqual(
      expect.arrayContaining(['resolution_reason', 'resolved_at', 'status']),
    );
    expect(changedBy('case.resolved')).not.toHaveProperty('response');
    expect(changedBy('case.updated')).toMatchObject({ status: 'needs_response', response: null });
  });

  test('a case can be closed without an answer', async () => {
    const { api, opened } = await start();
    const resolved = await api('POST', `/v1/sandbox/case/${opened.id}/review`, {});
    expect(resolved.body).toMatchObject({ status: 'resolved', resolution_reason: 'no_response_needed' });
  });

  test('canceling the filing supersedes its open cases', async () => {
    const { filing, api, opened } = await start();
    await api('POST', `/v1/filing/${filing.id}/cancel`, { reason: 'The client withdrew.' });
    expect((await api('GET', `/v1/case/${opened.id}`)).body).toMatchObject({
      status: 'superseded',
      resolution_reason: 'parent_canceled',
    });
  });

  test('cases are listed newest first, and narrowed by status, kind, parent and due date', async () => {
    const { filing, api, opened } = await start();
    service.time.now = new Date(service.time.now.getTime() + 1000);
    const later = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, { kind: 'legal_name_change' });
    const ids = async (query: string) =>
      (await api('GET', `/v1/case?${query}`)).body.data.map((one: { id: string }) => one.id);
    expect(await ids('')).toEqual([later.body.id, opened.id]);
    expect(await ids('kind=legal_name_change')).toEqual([later.body.id]);
    expect(await ids(`status=open&parent_id=${filing.id}`)).toHaveLength(2);
    expect(await ids('status=resolved')).toEqual([]);
    expect(await ids('due_before=2020-01-01T00:00:00Z')).toEqual([]);
    expect(await ids('due_before=0000-01-01T00:00:00Z')).toEqual([]);
    expect(await ids('due_before=9999-12-31T23:59:59-14:00')).toHaveLength(2);
    expect(await ids('due_before=2020-01-01')).toEqual([]);
    expect(await ids('due_before=2199-12-31')).toHaveLength(2);
    const first = await api('GET', '/v1/case?limit=1');
    expect(first.body.has_more).toBe(true);
    expect(await ids(`limit=1&cursor=${first.body.next_cursor}`)).toEqual([opened.id]);
  });
});

describe('refuses', () => {
  test.each([
    ['an unknown key', { extra: 'x' }, '/fields/extra'],
    ['a missing answer', { purpose: undefined }, '/fields/purpose'],
    ['a number in words', { member_count: 'three' }, '/fields/member_count'],
    ['a date that does not exist', { business_start_date: '2026-02-30' }, '/fields/business_start_date'],
    ['a truth in words', { series_llc: 'no' }, '/fields/series_llc'],
    ['half an address', { principal_address: { city: 'Austin' } }, '/fields/principal_address/street_line_1'],
    [
      'a person without a name',
      { governing_persons: [{ role: 'member' }] },
      '/fields/governing_persons/0/name',
    ],
    [
      'a document that is not there',
      { certificate: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e' },
      '/fields/certificate',
    ],
  ])('%s is refused by its pointer, and nothing is stored', async (_what, change, pointer) => {
    const { api, opened, answer, respond } = await start();
    const refused = await respond({ ...answer, fields: { ...answer.fields, ...change } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    expect((await api('GET', `/v1/case/${opened.id}`)).body).toEqual(opened);
  });

  test('a document of another business, and one of another type, are refused', async () => {
    const { tenant, businessId, answer, respond } = await start();
    const other = await addBusiness(service, tenant.testKey, { legal_name: 'Blue Heron Capital L.L.C.' });
    const foreign = await putDocument(tenant.organizationId, other);
    const wrongType = await putDocument(tenant.organizationId, businessId, 'bylaws');
    for (const certificate of [foreign, wrongType]) {
      const refused = await respond({ ...answer, fields: { ...answer.fields, certificate } });
      expect(refused.body.errors[0].pointer).toBe('/fields/certificate');
    }
    const supporting = await respond({ ...answer, documents: [foreign] });
    expect(supporting.body.errors[0].pointer).toBe('/documents/0');
  });

  test('a second answer to a case', async () => {
    const { answer, respond } = await start();
    await respond(answer);
    expect((await respond(answer)).body).toMatchObject({ status: 409, case_status: 'under_review' });
  });

  test('the second of two concurrent answers', async () => {
    const { answer, respond } = await start();
    const both = await Promise.all([respond(answer), respond(answer)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  });
});

describe('guards', () => {
  test('a read-only key can read and not answer', async () => {
    const { tenant, opened, answer } = await start();
    expect((await call(service, tenant.readOnlyKey, 'GET', `/v1/case/${opened.id}`)).status).toBe(200);
    const refused = await call(service, tenant.readOnlyKey, 'POST', `/v1/case/${opened.id}/response`, answer);
    expect(refused.status).toBe(403);
  });
});
