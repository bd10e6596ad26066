import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceSandboxFilingJob } from '#lib/service/sandbox/advance-sandbox-filing';
import { reviewSandboxCaseJob } from '#lib/service/sandbox/review-sandbox-case';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ SANDBOX_STEP_SECONDS: '0.05' });
});
afterAll(() => service.stop());

async function start(legalName = 'Northwind Freight, LLC') {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-TX', {}, { legal_name: legalName });
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const advance = () => api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
  return { tenant, filing, api, advance };
}

function stepJob(tenant: Tenant, filing: { id: string }) {
  return advanceSandboxFilingJob(service.parts, {
    organization_id: tenant.organizationId,
    filing_id: filing.id,
  });
}

describe('works', () => {
  test('a filing advances step by step to a registration with documents, number and agent', async () => {
    const { filing, api, advance } = await start();
    const statuses = [];
    for (let step = 0; step < 4; step += 1) statuses.push((await advance()).body.status);
    expect(statuses).toEqual(['ready_to_file', 'processing', 'filed', 'completed']);

    const { body: done } = await api('GET', `/v1/filing/${filing.id}`);
    expect(done.result).toEqual({
      registration_number: expect.stringMatching(/^\d+$/),
      registration_date: '2026-11-20',
      service_id: expect.any(String),
    });
    expect(done.documents.map((one: { type: string }) => one.type).sort()).toEqual([
      'certificate_of_authority',
      'filing_confirmation',
    ]);
    expect(done.related_items).toMatchObject([{ object: 'registered_agent', status: 'active' }]);
    const { body: registration } = await api('GET', `/v1/business/${done.business_id}`);
    expect(registration).toMatchObject({
      registration_number: done.result.registration_number,
      service_id: done.result.service_id,
    });
    const { body: events } = await api('GET', `/v1/filing/${filing.id}/event`);
    expect(events.data.map((event: { sequence: number }) => event.sequence)).toEqual(
      events.data.map((_: unknown, index: number) => index + 1),
    );
    expect(events.data.map((event: { type: string }) => event.type)).toEqual([
      'filing.created',
      'filing.ready_to_file',
      'filing.processing',
      'filing.filed',
      'registered_agent.updated',
      'document.available',
      'document.available',
      'filing.completed',
    ]);
  });

  test('a step that is not due does nothing, and a repeated job makes one step', async () => {
    const { tenant, filing, api } = await start('Punctual Freight, LLC');
    await stepJob(tenant, filing);
    expect((await api('GET', `/v1/filing/${filing.id}`)).body.status).toBe('queued');
    service.time.now = new Date(service.time.now.getTime() + 60);
    await Promise.all([stepJob(tenant, filing), stepJob(tenant, filing)]);
    expect((await api('GET', `/v1/filing/${filing.id}`)).body.status).toBe('ready_to_file');
  });

  test('test time can move forward by seconds or to a time, for this organization only', async () => {
    const { api } = await start();
    const other = await createTenant(service);
    const before = (await api('GET', '/v1/sandbox/clock')).body;
    const moved = await api('POST', '/v1/sandbox/clock', { advance_seconds: 86_400 });
    expect(new Date(moved.body.now).getTime() - new Date(before.now).getTime()).toBe(86_400_000);
    const to = new Date(new Date(moved.body.now).getTime() + 5_000).toISOString();
    expect((await api('POST', '/v1/sandbox/clock', { now: to })).body.now).toBe(to);
    expect((await call(service, other.testKey, 'GET', '/v1/sandbox/clock')).body.offset_seconds).toBe(0);
  });
});

describe('words in the name', () => {
  test('NEEDSINFO opens a case on ready_to_file, and the filing waits for its answer', async () => {
    const { advance } = await start('NEEDSINFO Freight, LLC');
    const { body } = await advance();
    expect(body).toMatchObject({
      status: 'ready_to_file',
      cases: [{ kind: 'missing_information', status: 'needs_response' }],
    });
    expect((await advance()).body).toMatchObject({ status: 409, filing_status: 'ready_to_file' });
  });

  test('RENAME opens a case on processing; its answer gives filing and record the new name', async () => {
    const { tenant, filing, api, advance } = await start('RENAME Freight, LLC');
    await advance();
    const { body } = await advance();
    expect(body.cases).toMatchObject([{ kind: 'legal_name_change', status: 'needs_response' }]);
    const [open] = body.cases;
    const answer = { fields: { legal_name: 'Renovated Freight, LLC' } };
    const answered = await api('POST', `/v1/case/${open.id}/response`, answer);
    expect(answered.body).toMatchObject({ status: 'under_review', response: answer });
    service.time.now = new Date(service.time.now.getTime() + 60);
    await reviewSandboxCaseJob(service.parts, { organization_id: tenant.organizationId, case_id: open.id });
    const { body: renamed } = await api('GET', `/v1/filing/${filing.id}`);
    expect(renamed).toMatchObject({ legal_name: answer.fields.legal_name, name: answer.fields.legal_name });
    expect(renamed.cases).toMatchObject([{ status: 'resolved', resolution_reason: 'response_received' }]);
    const { body: record } = await api('GET', `/v1/business/${renamed.business_id}`);
    expect(record.legal_name).toBe(answer.fields.legal_name);
  });

  test('a new name that is also taken is requested again, with the reason', async () => {
    const { api, advance } = await start('RENAME Shipping, LLC');
    await advance();
    const [open] = (await advance()).body.cases;
    await api('POST', `/v1/case/${open.id}/response`, { fields: { legal_name: 'NAMETAKEN Shipping, LLC' } });
    const reviewed = await api('POST', `/v1/sandbox/case/${open.id}/review`, {});
    expect(reviewed.body).toMatchObject({
      status: 'needs_response',
      details: expect.stringContaining('checked again'),
    });
  });

  test('STALL never advances by itself', async () => {
    const { tenant, filing, api, advance } = await start('STALL Freight, LLC');
    service.time.now = new Date(service.time.now.getTime() + 86_400_000);
    await stepJob(tenant, filing);
    expect((await api('GET', `/v1/filing/${filing.id}`)).body.status).toBe('queued');
    await advance();
    await stepJob(tenant, filing);
    expect((await api('GET', `/v1/filing/${filing.id}`)).body.status).toBe('ready_to_file');
  });
});

describe('refuses', () => {
  test('advancing a completed filing, or opening a case on it', async () => {
    const { filing, api, advance } = await start();
    for (let step = 0; step < 4; step += 1) await advance();
    expect((await advance()).status).toBe(409);
    const refused = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, {
      kind: 'missing_information',
    });
    expect(refused.body).toMatchObject({ status: 409, filing_status: 'completed' });
  });

  test('moving the clock back', async () => {
    const { api } = await start();
    const refused = await api('POST', '/v1/sandbox/clock', { now: '2020-01-01T00:00:00.000Z' });
    expect(refused.body.errors).toMatchObject([{ pointer: '/now', code: 'in_the_past' }]);
    expect((await api('POST', '/v1/sandbox/clock', {})).status).toBe(400);
  });

  test.each([
    ['2027-02-29T12:00:00Z', 'The date 2027-02-29 does not exist. Check the day and the month.'],
    ['2027-02-28T25:00:00Z', 'Use a date and time as ISO 8601, such as 2026-11-21T09:30:00Z.'],
    ['2027-02-28', 'Use a date and time as ISO 8601, such as 2026-11-21T09:30:00Z.'],
  ])('moving the clock to %s, with what is wrong with it', async (now, detail) => {
    const { api } = await start();
    const refused = await api('POST', '/v1/sandbox/clock', { now });
    expect(refused.body.errors).toMatchObject([{ pointer: '/now', detail }]);
  });

  test('moving the clock more than a hundred years ahead, where dates could no longer be written', async () => {
    const { api } = await start();
    const decade = { advance_seconds: 315_360_000 };
    for (let moves = 0; moves < 10; moves += 1) await api('POST', '/v1/sandbox/clock', decade);
    const refused = await api('POST', '/v1/sandbox/clock', decade);
    expect(refused.body.errors).toMatchObject([{ pointer: '/advance_seconds', code: 'too_far' }]);
    const never = await api('POST', '/v1/sandbox/clock', { now: '9999-12-31T23:59:59Z' });
    expect(never.body.errors).toMatchObject([{ pointer: '/now' }]);
    expect((await api('GET', '/v1/business')).status).toBe(200);
  });

  test('concurrent moves to one time lead to that time', async () => {
    const { api } = await start();
    const now = new Date(service.time.now.getTime() + 3_600_000).toISOString();
    const all = await Promise.all([1, 2, 3].map(() => api('POST', '/v1/sandbox/clock', { now })));
    expect(all.map((one) => one.status).sort()).toEqual([200, 400, 400]);
    expect((await api('GET', '/v1/sandbox/clock')).body.now).toBe(now);
  });

  test.each([
    ['a name twice', ['ein', 'ein'], '/fields/1/name'],
    ['no name', [''], '/fields/0/name'],
    ['a name that an object has by itself', ['__proto__'], '/fields/0/name'],
  ])('a case that could not be answered is refused: %s', async (_what, names, pointer) => {
    const { filing, api } = await start();
    const fields = names.map((name) => ({ name, type: 'string', description: 'What is it?' }));
    const asked = { kind: 'missing_information', fields };
    const refused = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, asked);
    expect(refused.body.errors).toMatchObject([{ pointer }]);
  });

  test('a condition on what the case does not ask is refused', async () => {
    const { filing, api } = await start();
    const when = { any: [{ field: 'stray', present: true }] };
    const fields = [{ name: 'ein', type: 'string', description: 'What is it?', when }];
    const asked = { kind: 'missing_information', fields };
    const refused = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, asked);
    expect(refused.body.errors).toMatchObject([
      { pointer: '/fields/0/when', detail: expect.stringContaining('stray') },
    ]);
  });

  test('the default summary is no certificate where the questions are others', async () => {
    const { filing, api } = await start();
    const fields = [{ name: 'purpose', type: 'string', description: 'What for?' }];
    const asked = { kind: 'missing_information', fields };
    const opened = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, asked);
    expect(opened.body.summary).toBe('More information needed');
  });

  test('a summary of two lines is refused, as a summary has one', async () => {
    const { filing, api } = await start();
    const asked = { kind: 'missing_information', summary: 'One line\nand another' };
    const refused = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, asked);
    expect(refused.body.errors).toMatchObject([
      { pointer: '/summary', detail: 'Write it in one line, without control or text direction characters.' },
    ]);
  });

  test('a due date in a year without calendars is refused', async () => {
    const { filing, api } = await start();
    const asked = { kind: 'missing_information', due_at: '0000-01-01T00:00:00Z' };
    const refused = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, asked);
    expect(refused.body.errors).toMatchObject([{ pointer: '/due_at' }]);
  });

  test.each([
    ['no field legal_name', { name: 'purpose' }],
    ['one that is no text', { name: 'legal_name', type: 'boolean' }],
    ['one that may be left out', { name: 'legal_name', required: false }],
    [
      'one that is asked only sometimes',
      { name: 'legal_name', when: { field: 'purpose_of_it', present: true } },
    ],
  ])(
    'a legal_name_change case with %s is refused, as its answer would bring no name',
    async (_what, changes) => {
      const { filing, api } = await start();
      const text = { type: 'string', description: 'What for?' };
      const refused = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, {
        kind: 'legal_name_change',
        fields: [
          { ...text, name: 'purpose_of_it' },
          { ...text, ...changes },
        ],
      });
      expect(refused.body.errors).toMatchObject([{ pointer: '/fields' }]);
    },
  );
});

describe('guards', () => {
  test('a live key is refused with its reason, a read-only key can only read the clock', async () => {
    const { tenant, filing } = await start();
    const paths = [
      ['POST', `/v1/sandbox/filing/${filing.id}/advance`],
      ['POST', `/v1/sandbox/filing/${filing.id}/case`, { kind: 'missing_information' }],
      ['POST', '/v1/sandbox/clock', { advance_seconds: 1 }],
      ['GET', '/v1/sandbox/clock'],
    ] as const;
    for (const [method, path, body] of paths) {
      const refused = await call(service, tenant.liveKey, method, path, body);
      expect(refused.body).toMatchObject({ status: 403, required_scope: 'test' });
      const readOnly = await call(service, tenant.readOnlyKey, method, path, body);
      expect(readOnly.status).toBe(method === 'GET' ? 200 : 403);
    }
  });
});
