import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Obligation } from '#lib/contract/obligation';
import { recordDueObligationJob } from '#lib/service/obligation/record-due-obligation';
import { form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, fileIn } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

function apiOf(tenant: Tenant) {
  return (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    call(service, tenant.testKey, method, path, body, headers);
}

type Api = ReturnType<typeof apiOf>;

async function listed(api: Api, query = ''): Promise<Obligation[]> {
  return (await api('GET', `/v1/obligation?limit=100${query}`)).body.data;
}

/** A filing that the sandbox has completed, and the obligations after it. */
async function completed(jurisdiction = 'US-NY') {
  const tenant = await createTenant(service);
  const api = apiOf(tenant);
  const { filing, businessId } = await fileIn(service, tenant, jurisdiction);
  for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
  const made = await listed(api);
  const of = (kind: string) => {
    const found = made.find((one) => one.kind === kind);
    if (!found) throw new Error(`no ${kind}`);
    return found;
  };
  const events = async (id?: string) => {
    const { data } = (await api('GET', `/v1/event?limit=100${id ? `&object_id=${id}` : ''}`)).body;
    return (data as { type: string; data: { object: Obligation } }[])
      .filter(({ type }) => type.startsWith('obligation.'))
      .toReversed();
  };
  const change = (id: string, body: object, headers?: Record<string, string>) =>
    api('PATCH', `/v1/obligation/${id}`, body, headers);
  return { tenant, api, filing, businessId, made, of, events, change };
}

/** One that the caller adds, with a date of its own. */
async function added(facts: object) {
  const tenant = await createTenant(service);
  const api = apiOf(tenant);
  const business_id = await addBusiness(service, tenant.testKey);
  const body = { business_id, kind: 'license', title: 'Renew the license', due_on: '2027-03-01', ...facts };
  const { status, body: made } = await api('POST', '/v1/obligation', body);
  return { tenant, api, business_id, status, made };
}

function tell(tenant: Tenant, obligation: { id: string }) {
  const payload = {
    organization_id: tenant.organizationId,
    mode: 'test',
    obligation_id: obligation.id,
  } as const;
  return recordDueObligationJob(service.parts, payload);
}

/** All its events, including those too old for the list of events. */
function told({ id }: { id: string }) {
  return service.parts.database.query(
    "select type, previous_attributes as before from events where object->>'id' = $1 order by id",
    [id],
  );
}

describe('works', () => {
  test('a completed filing creates the state’s obligations, in the shape of the API', async () => {
    const { filing, of, made, events } = await completed();
    expect(made.map(({ kind }) => kind).toSorted()).toEqual([
      'biennial_report',
      'franchise_tax',
      'other',
      'publication',
    ]);
    expect(of('publication')).toEqual({
      id: expect.any(String),
      object: 'obligation',
      mode: 'test',
      business_id: filing.business_id,
      filing_id: filing.id,
      jurisdiction: 'US-NY',
      kind: 'publication',
      title: expect.stringMatching(/^Publish the application for authority/),
      due_on: '2027-03-20',
      due_words: 'within 120 days of filing',
      amount: 50,
      currency: 'USD',
      status: 'upcoming',
      recurs: false,
      document_id: null,
      note: null,
      sources: expect.arrayContaining([expect.objectContaining({ id: 's6', url: expect.any(String) })]),
      confidence: 'secondary',
    });
    expect(of('biennial_report')).toMatchObject({ due_on: '2028-11-30', recurs: true });
    const recorded = await events();
    expect(recorded.filter(({ type }) => type === 'obligation.created')).toHaveLength(4);
    expect(recorded[0]?.data.object.status).toBe('upcoming');
  });

  test('without a date in the data, the text is shown and no date is invented', async () => {
    const { of } = await completed();
    expect(of('franchise_tax')).toMatchObject({ due_on: null, due_words: 'each year', status: 'upcoming' });
  });

  test('an obligation that is due soon is due at once', async () => {
    const { of, events } = await completed();
    const other = of('other');
    expect(other).toMatchObject({ due_on: '2026-12-20', status: 'due' });
    expect((await events(other.id)).map(({ type }) => type)).toEqual([
      'obligation.created',
      'obligation.due',
    ]);
  });

  test('an unknown amount is not shown, and a remark creates no obligation', async () => {
    const { of } = await completed('US-WI');
    expect(of('annual_report')).toMatchObject({ amount: null, confidence: 'unverified' });
    expect((await completed('US-SC')).made).toEqual([]);
  });

  test('a formation has the obligations of a formation, and its EIN application none', async () => {
    const tenant = await createTenant(service);
    const api = apiOf(tenant);
    const { filing } = await form(service, tenant, 'US-WA');
    for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
    const made = await listed(api, '&kind=initial_report');
    expect(made).toMatchObject([{ due_on: '2027-03-20', amount: 30, business_id: filing.business_id }]);
  });

  test('lists by business, state, kind, status and date, page by page', async () => {
    const { api, filing, made } = await completed();
    const mine = await addBusiness(service, (await createTenant(service)).testKey);
    const ids = (found: Obligation[]) => found.map(({ id }) => id);
    expect(ids(made)).toEqual(ids(made).toSorted().toReversed());
    expect(await listed(api, `&business_id=${filing.business_id}`)).toHaveLength(4);
    expect(await listed(api, `&business_id=${mine}`)).toEqual([]);
    expect(await listed(api, '&jurisdiction=US-TX')).toEqual([]);
    expect(await listed(api, '&jurisdiction=US-NY')).toHaveLength(4);
    expect(await listed(api, '&kind=publication')).toHaveLength(1);
    expect(await listed(api, '&status=due')).toHaveLength(1);
    expect(await listed(api, '&status=open')).toHaveLength(4);
    expect(await listed(api, '&due_before=2026-12-20')).toHaveLength(1);
    expect(await listed(api, '&due_before=2026-12-19')).toEqual([]);
    expect(await listed(api, '&due_after=2028-11-30')).toHaveLength(1);
    const pages: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await api('GET', `/v1/obligation?limit=3${cursor && `&cursor=${cursor}`}`);
      pages.push(...ids(body.data));
      if (!body.has_more) break;
      cursor = body.next_cursor;
    }
    expect(pages).toEqual(ids(made));
  });

  test('can be completed with a document and a note, and its successor is created once, even if repeated', async () => {
    const { tenant, api, filing, of, change, events } = await completed();
    const report = of('biennial_report');
    const { body: proof } = await upload(service, tenant.testKey, filing.business_id);
    const sent = { status: 'done', document_id: proof.id, note: 'Confirmation 4471' };
    const answers = await Promise.all([change(report.id, sent), change(report.id, sent)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ ...report, ...sent });
    }
    const series = await listed(api, '&kind=biennial_report');
    expect(series).toHaveLength(2);
    const next = series.find(({ id }) => id !== report.id);
    expect(next).toMatchObject({
      due_on: '2030-11-30',
      status: 'upcoming',
      document_id: null,
      note: null,
      amount: 9,
      filing_id: filing.id,
    });
    expect((await events(next?.id)).map(({ type }) => type)).toEqual(['obligation.created']);

    await change(report.id, { status: 'upcoming' });
    await change(report.id, { status: 'done' });
    expect(await listed(api, '&kind=biennial_report')).toHaveLength(2);
  });

  test('a one-time obligation has no successor, and a dismissed one has none either', async () => {
    const { api, of, change } = await completed();
    await change(of('publication').id, { status: 'done' });
    await change(of('biennial_report').id, { status: 'not_applicable', note: 'Dissolved at home' });
    expect(await listed(api)).toHaveLength(4);
  });

  test('can be reopened, and its date determines its status', async () => {
    const { of, change, events } = await completed();
    const { id } = of('other');
    await change(id, { status: 'not_applicable', note: 'Exempt' });
    expect((await change(id, { status: 'upcoming' })).body).toMatchObject({ status: 'due', note: 'Exempt' });
    expect((await change(id, { note: null })).body.note).toBeNull();
    // Who follows the events learns that it is due again.
    expect((await events(id)).slice(1)).toMatchObject([
      { type: 'obligation.due', data: { previous_attributes: { status: 'upcoming' } } },
      { type: 'obligation.due', data: { previous_attributes: { status: 'not_applicable' } } },
    ]);
  });

  test('can get another date while it is open; the next one is still computed by the rule', async () => {
    const { api, of, change, events } = await completed('US-TX');
    const tax = of('franchise_tax');
    expect(tax.due_on).toBe('2027-05-15');
    expect((await change(tax.id, { due_on: '2026-11-19' })).body.status).toBe('overdue');
    expect((await events(tax.id)).map(({ type }) => type)).toEqual([
      'obligation.created',
      'obligation.due',
      'obligation.overdue',
    ]);
    expect((await change(tax.id, { due_on: '2027-11-15' })).body.status).toBe('upcoming');
    await change(tax.id, { status: 'done' });
    const dates = (await listed(api, '&kind=franchise_tax')).map(({ due_on }) => due_on);
    expect(dates.toSorted()).toEqual(['2027-11-15', '2028-05-15']);
  });

  test('a date entered for a fiscal-year rule recurs a year later', async () => {
    const { api, of, change } = await completed('US-TN');
    const report = of('annual_report');
    expect(report.due_on).toBeNull();
    await change(report.id, { due_on: '2027-10-01' });
    await change(report.id, { status: 'done' });
    const dates = (await listed(api, '&kind=annual_report')).map(({ due_on }) => due_on);
    expect(dates.toSorted()).toEqual(['2027-10-01', '2028-10-01']);
  });

  test('a custom one can be added for a business registered elsewhere, and recurs', async () => {
    const { api, business_id, status, made } = await added({
      jurisdiction: 'US-OH',
      amount: 25.5,
      recurs: true,
    });
    expect(status).toBe(201);
    expect(made).toMatchObject({
      business_id,
      filing_id: null,
      jurisdiction: 'US-OH',
      amount: 25.5,
      recurs: true,
      sources: [],
      confidence: 'unverified',
    });
    await api('PATCH', `/v1/obligation/${made.id}`, { status: 'done' });
    expect((await listed(api)).map(({ due_on }) => due_on)).toEqual(['2028-03-01', '2027-03-01']);
    const biennial = await added({ kind: 'biennial_report', recurs: true });
    expect(biennial.made.jurisdiction).toBe('US-DE');
    await biennial.api('PATCH', `/v1/obligation/${biennial.made.id}`, { status: 'done' });
    expect((await listed(biennial.api))[0]?.due_on).toBe('2029-03-01');
  });

  test('a year that was mistyped and corrected is not counted on from, as an extension is', async () => {
    const nextAfter = async (...dates: string[]) => {
      const { api, made } = await added({ due_on: dates[0], recurs: true });
      for (const due_on of dates.slice(1)) await api('PATCH', `/v1/obligation/${made.id}`, { due_on });
      await api('PATCH', `/v1/obligation/${made.id}`, { status: 'done' });
      return (await listed(api))[0]?.due_on;
    };
    expect(await nextAfter('2024-03-01', '2027-03-01')).toBe('2028-03-01');
    expect(await nextAfter('2030-03-01', '2027-03-01')).toBe('2028-03-01');
    expect(await nextAfter('2027-03-01', '2027-05-01')).toBe('2028-03-01');
  });

  test('is created once per idempotency key', async () => {
    const { api, business_id } = await added({});
    const body = { business_id, kind: 'license', title: 'Renew it', due_on: '2027-03-01' };
    const key = { 'Idempotency-Key': 'license-1' };
    const [first, second] = [
      await api('POST', '/v1/obligation', body, key),
      await api('POST', '/v1/obligation', body, key),
    ];
    expect(second.body.id).toBe(first.body.id);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await api('POST', '/v1/obligation', { ...body, title: 'Other' }, key)).status).toBe(409);
  });
});

describe('time', () => {
  test('test time makes it due 30 days before its date and overdue once its day is over in every state, with one event each', async () => {
    const { tenant, api, made } = await added({ due_on: '2027-03-01' });
    const at = async (now: string) => {
      await api('POST', '/v1/sandbox/clock', { now });
      await Promise.all([tell(tenant, made), tell(tenant, made)]);
      return (await api('GET', `/v1/obligation/${made.id}`)).body.status;
    };
    expect(made.status).toBe('upcoming');
    expect(await at('2027-01-29T23:59:00Z')).toBe('upcoming');
    expect(await at('2027-01-30T00:00:00Z')).toBe('due');
    expect(await at('2027-03-01T23:00:00Z')).toBe('due');
    expect(await at('2027-03-02T09:59:00Z')).toBe('due');
    expect(await at('2027-03-02T10:00:00Z')).toBe('overdue');
    expect(await at('2029-03-02T00:00:00Z')).toBe('overdue');
    expect(await told(made)).toEqual([
      { type: 'obligation.created', before: null },
      { type: 'obligation.due', before: { status: 'upcoming' } },
      { type: 'obligation.overdue', before: { status: 'due' } },
    ]);
  });

  test('a jump of time beyond the date records both events, and a completed one stays completed', async () => {
    const { tenant, api, made } = await added({});
    const { body: done } = await api('POST', '/v1/obligation', {
      ...{ business_id: made.business_id, kind: 'other', title: 'Done', due_on: '2027-03-01' },
    });
    await api('PATCH', `/v1/obligation/${done.id}`, { status: 'done' });
    await api('POST', '/v1/sandbox/clock', { now: '2028-01-01T00:00:00Z' });
    await tell(tenant, made);
    await tell(tenant, done);
    const found = await listed(api);
    expect(found.map(({ status }) => status).toSorted()).toEqual(['done', 'overdue']);
    expect(await told(made)).toHaveLength(3);
    expect(await told(done)).toHaveLength(1);
    await api('PATCH', `/v1/obligation/${done.id}`, { status: 'upcoming' });
    expect((await told(done)).slice(1)).toEqual([
      { type: 'obligation.due', before: { status: 'done' } },
      { type: 'obligation.overdue', before: { status: 'due' } },
    ]);
  });

  test('the sweep enqueues those that are due, by the clock of each organization', async () => {
    const { tenant, api, made } = await added({});
    const other = await added({});
    const asked: unknown[] = [];
    const { boss } = service.parts.jobs;
    const insert = boss.insert.bind(boss);
    boss.insert = async (name, jobs) => {
      if (name === 'tell-due-obligation') asked.push(...jobs.map(({ data }) => data));
      return insert(name, jobs);
    };
    await api('POST', '/v1/sandbox/clock', { now: '2027-02-10T00:00:00Z' });
    boss.insert = insert;
    expect(asked).toEqual([{ organization_id: tenant.organizationId, mode: 'test', obligation_id: made.id }]);
    expect(other.made.status).toBe('upcoming');
  });
});

describe('refuses', () => {
  test('a dismissal without a reason, which is then stored', async () => {
    const { of, change } = await completed();
    const { id } = of('publication');
    const refused = await change(id, { status: 'not_applicable' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ pointer: '/note', code: 'required' }]);
    expect((await change(id, { status: 'not_applicable', note: 'Exempt' })).status).toBe(200);
    expect((await change(id, { note: null })).status).toBe(400);
  });

  test('a document of another business, but not one of its home record', async () => {
    const { tenant, businessId, of, change } = await completed();
    const { id } = of('publication');
    const elsewhere = await addBusiness(service, tenant.testKey, { legal_name: 'Other, LLC' });
    const { body: foreign } = await upload(service, tenant.testKey, elsewhere);
    const refused = await change(id, { status: 'done', document_id: foreign.id });
    expect(refused.body.errors).toMatchObject([{ pointer: '/document_id', code: 'unknown_document' }]);
    expect((await change(id, {})).body).toEqual(of('publication'));
    const { body: ofHome } = await upload(service, tenant.testKey, businessId);
    expect((await change(id, { status: 'done', document_id: ofHome.id })).status).toBe(200);
  });

  test('a date for a closed one', async () => {
    const { of, change } = await completed();
    const { id } = of('publication');
    await change(id, { status: 'done' });
    const refused = await change(id, { due_on: '2027-01-01' });
    expect(refused.body.errors).toMatchObject([{ pointer: '/due_on', code: 'not_allowed' }]);
  });

  test('an old version with 412, and nothing is changed', async () => {
    const { api, of, change } = await completed();
    const { id } = of('publication');
    const etag = (await api('GET', `/v1/obligation/${id}`)).headers.get('ETag') ?? '';
    const changed = await change(id, { note: 'First' }, { 'If-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
    const late = await change(id, { note: 'Second' }, { 'If-Match': etag });
    expect([late.status, late.body.current_version]).toEqual([412, changed.headers.get('ETag')]);
    expect((await api('GET', `/v1/obligation/${id}`)).body.note).toBe('First');
  });

  test('another organization’s business, and a title with hidden characters', async () => {
    const { api } = await added({});
    const stranger = await addBusiness(service, (await createTenant(service)).testKey);
    const body = { business_id: stranger, kind: 'license', title: 'Renew it', due_on: '2027-03-01' };
    expect((await api('POST', '/v1/obligation', body)).status).toBe(404);
    const hidden = await added({ title: 'Renew\u202eit' });
    expect(hidden.status).toBe(400);
  });
});
