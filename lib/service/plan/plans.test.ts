import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { plansOf, type Read } from '#lib/testing/plan';
import { addBusiness, completeBusiness, fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const { asking, readyPlan, emptyPlan, stateOf } = plansOf(() => service);

describe('a plan', () => {
  test('of all states except the home state is created, listed and read, each state with its own key', async () => {
    const codes = [...service.parts.jurisdictions.keys()].filter((code) => code !== 'US-DE');
    const { plan, ask, businessId } = await emptyPlan(codes, { metadata: { matter: 'M-1' } });
    expect(plan).toMatchObject({
      object: 'plan',
      mode: 'test',
      status: 'draft',
      version: 1,
      business_id: businessId,
      created_by: 'test full',
      metadata: { matter: 'M-1' },
    });
    expect(plan.states.map((state: Read) => state.jurisdiction)).toEqual(codes);
    expect(new Set(plan.states.map((state: Read) => state.idempotency_key)).size).toBe(50);
    expect((await ask('GET', `/v1/plan/${plan.id}`)).body).toEqual(plan);
    const listed = await ask('GET', `/v1/plan?business_id=${businessId}`);
    expect(listed.body.data.map(({ id }: Read) => id)).toEqual([plan.id]);
    expect(listed.body.data[0]).not.toHaveProperty('answers');
  });

  test('has for each state what is missing, invalid, its cost, duration and obligations', async () => {
    const { plan, ask } = await emptyPlan(['US-TX'], { answers: { email: 'no address' } });
    const [texas] = plan.states;
    expect(texas).toMatchObject({
      status: 'draft',
      ready: false,
      filing_id: null,
      name_check: { status: 'clear' },
      expected: { source: 'state' },
    });
    expect(texas.missing.map(({ pointer }: Read) => pointer)).toContain('/contact');
    expect(texas.problems[0].errors).toMatchObject([{ pointer: '/email' }]);
    expect(texas.problems[0].type).toBe('http://service.test/problems/validation_error');
    const fee = await ask('GET', '/v1/filing/foreign-qualification/fee?jurisdiction=US-TX');
    expect(texas.fee).toEqual(fee.body);
    const requirement = await ask('GET', '/v1/filing/foreign-qualification/requirement?jurisdiction=US-TX');
    expect(texas.after_filing).toEqual(requirement.body.after_filing);
  });

  test('that is complete is ready, and the same body is accepted as a submission', async () => {
    const { plan } = await readyPlan();
    expect(plan.states.map(({ ready, missing, problems }: Read) => ({ ready, missing, problems }))).toEqual(
      plan.states.map(() => ({ ready: true, missing: [], problems: [] })),
    );
  });

  test('has the gaps of the business record, for each state', async () => {
    const tenant = await createTenant(service);
    const businessId = await addBusiness(service, tenant.testKey, { registration_number: undefined });
    const { body } = await asking(tenant)('POST', '/v1/plan', {
      business_id: businessId,
      jurisdictions: ['US-TX', 'US-CO'],
    });
    expect(body.states).toHaveLength(2);
    for (const state of body.states) {
      expect(state.missing.map(({ pointer }: Read) => pointer)).toContain('/business/registration_number');
      expect(state.problems).toEqual([]);
    }
  });

  test('totals what can be computed by card and by ACH, and lists the rest', async () => {
    const { plan } = await readyPlan(['US-TX', 'US-CO', 'US-OK']);
    const computed = plan.states.filter(
      ({ fee }: Read) => fee.needs.length === 0 && fee.unpriced.length === 0,
    );
    const sum = (method: string) =>
      computed.reduce((whole: number, { fee }: Read) => whole + fee.payment_methods[method].total.amount, 0);
    const { credit_card, ach, ...totals } = plan.totals;
    expect([credit_card, ach]).toEqual([
      expect.closeTo(sum('credit_card'), 2),
      expect.closeTo(sum('ach'), 2),
    ]);
    expect(totals).toEqual({ currency: 'USD', complete: false, not_computed: ['US-OK'] });
  });

  test('has the documents that a state needs, their maximum age, and how long the given one is valid', async () => {
    const wanted = [...service.parts.jurisdictions.values()].find(({ foreign_qualification }) =>
      foreign_qualification.fields.some(
        (field) => field.type === 'document' && field.required && field.max_age_days && !field.when,
      ),
    );
    const code = wanted?.code ?? '';
    const { plan } = await emptyPlan([code]);
    const today = '2026-11-20';
    expect(plan.states[0].documents_needed[0]).toMatchObject({ order_by: today, document_id: null });
    const ready = await readyPlan([code]);
    const [document] = ready.plan.states[0].documents_needed;
    expect(document.document_id).toEqual(expect.any(String));
    expect(document.order_by >= today).toBe(true);
  });

  test('asks a shared question once, with its states and the source of its answer', async () => {
    const { plan } = await emptyPlan(['US-TX', 'US-CO'], { answers: { email: 'a@b.example' } });
    const named = (name: string) => plan.questions.filter((one: Read) => one.name === name);
    expect(named('email')).toMatchObject([
      { states: ['US-TX', 'US-CO'], value: 'a@b.example', value_source: 'person' },
    ]);
    expect(named('contact')).toMatchObject([{ states: ['US-TX', 'US-CO'], value: null, value_source: null }]);
    expect(named('registered_agent').map(({ states }: Read) => states)).toEqual([['US-TX'], ['US-CO']]);
  });

  test('uses a state’s own answer instead of the shared one', async () => {
    const { plan } = await emptyPlan(['US-TX', 'US-CO'], {
      answers: { email: 'no address' },
      states: { 'US-CO': { answers: { email: 'a@b.example' } } },
    });
    const wrong = (code: string) =>
      stateOf(plan, code).problems.flatMap(({ errors }: Read) => errors.map((one: Read) => one.pointer));
    expect([wrong('US-TX'), wrong('US-CO')]).toEqual([['/email'], []]);
  });

  test('warns about an answer that no form asks for, or only that of another state', async () => {
    const { plan } = await emptyPlan(['US-CO', 'US-TX'], {
      answers: { emial: 'x' },
      states: { 'US-CO': { answers: { purpose: 'x' } } },
    });
    const detail = 'Nothing here asks for this, so it is ignored. Check its spelling.';
    expect(stateOf(plan, 'US-CO').warnings).toEqual([
      { pointer: '/answers/emial', code: 'unknown_field', detail },
      { pointer: '/states/US-CO/answers/purpose', code: 'unknown_field', detail },
    ]);
  });

  test('warns about the first of very many such answers', async () => {
    const unknown = Array.from({ length: 1000 }, (_, index) => [`porpoise_${index}`, 'x']);
    const { plan } = await emptyPlan(['US-TX'], { answers: Object.fromEntries(unknown) });
    expect(plan.states[0].warnings).toHaveLength(20);
  });

  test('created again under the same key is the same plan', async () => {
    const tenant = await createTenant(service);
    const ask = asking(tenant);
    const body = { business_id: await addBusiness(service, tenant.testKey), jurisdictions: ['US-TX'] };
    const headers = { 'Idempotency-Key': 'plan-1' };
    const first = await ask('POST', '/v1/plan', body, headers);
    const second = await ask('POST', '/v1/plan', body, headers);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await ask('GET', '/v1/plan')).body.data).toHaveLength(1);
  });

  test('refuses states in which the business is registered or pending, listing each, and creates nothing', async () => {
    const tenant = await createTenant(service);
    const ask = asking(tenant);
    const { businessId, filing } = await fileIn(service, tenant, 'US-TX');
    const refused = await ask('POST', '/v1/plan', {
      business_id: businessId,
      jurisdictions: ['US-TX', 'US-CO', 'US-DE'],
    });
    expect(refused.status).toBe(409);
    expect(refused.body.type).toContain('already_registered');
    expect(refused.body.existing_registrations).toMatchObject([
      { jurisdiction: 'US-TX', filing_id: filing.id, status: 'pending' },
      { jurisdiction: 'US-DE', business_id: businessId },
    ]);
    expect(refused.body.detail).toContain('Texas and Delaware');
    expect((await ask('GET', '/v1/plan')).body.data).toEqual([]);
  });

  test.each([
    [{ jurisdictions: [] }, '/jurisdictions'],
    [{ jurisdictions: ['US-TX'], states: { 'US-CO': {} } }, '/states/US-CO'],
    [{ jurisdictions: ['US-TX'], answers: { legal_name: 'Other' } }, '/answers/legal_name'],
    [{ jurisdictions: ['US-TX'], answers: { owner_tax_id: '900' } }, '/answers/owner_tax_id'],
  ])('refuses %o', async (body, pointer) => {
    const tenant = await createTenant(service);
    const business_id = await addBusiness(service, tenant.testKey);
    const refused = await asking(tenant)('POST', '/v1/plan', { business_id, ...body });
    expect([refused.status, refused.body.errors?.[0].pointer]).toEqual([400, pointer]);
  });
});

test('a state that is not supported gets what a submission there gets, after the checks before it', async () => {
  const { plan, ask, businessId } = await emptyPlan(['US-CO']);
  const jurisdictions = ['US-DE', 'US-PR', 'US-GU'];
  const refusals = [
    await ask('POST', '/v1/plan', { business_id: businessId, jurisdictions }),
    await ask('PATCH', `/v1/plan/${plan.id}`, { version: plan.version, add: jurisdictions }),
  ];
  for (const { status, body } of refusals) {
    expect([status, body.type]).toEqual([501, expect.stringContaining('/jurisdiction_not_supported')]);
    expect(body.detail).toContain('Foreign qualification in US-PR and US-GU is not supported.');
  }
  const nobody = { business_id: plan.id, jurisdictions };
  expect((await ask('POST', '/v1/plan', nobody)).status).toBe(404);
  const key = { 'Idempotency-Key': 'one state' };
  const first = { business_id: businessId, jurisdictions: ['US-OH'] };
  expect((await ask('POST', '/v1/plan', first, key)).status).toBe(201);
  const other = await ask('POST', '/v1/plan', { ...first, jurisdictions: ['US-PR'] }, key);
  expect([other.status, other.body.type]).toEqual([
    409,
    expect.stringContaining('/idempotency_key_conflict'),
  ]);
});

describe('a change', () => {
  test('merges answers, tiers and metadata, adds and removes states, and increments the version', async () => {
    const { plan, ask } = await emptyPlan(['US-TX', 'US-CO'], {
      answers: { email: 'a@b.example', phone: '+1 302 555 0134' },
      metadata: { a: '1', b: '2' },
    });
    const { status, body, headers } = await ask('PATCH', `/v1/plan/${plan.id}`, {
      version: 1,
      answers: { phone: null, website: 'https://b.example' },
      states: { 'US-TX': { expedited_tier: 'expedited' }, 'US-NV': { effective_date: '2026-12-01' } },
      add: ['US-NV'],
      remove: ['US-CO'],
      metadata: { a: null, c: '3' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 2,
      answers: { email: 'a@b.example', website: 'https://b.example' },
      metadata: { b: '2', c: '3' },
      states: [
        { jurisdiction: 'US-TX', expedited_tier: 'expedited' },
        { jurisdiction: 'US-NV', effective_date: '2026-12-01' },
      ],
    });
    expect(body.answers).not.toHaveProperty('phone');
    const cleared = await ask(
      'PATCH',
      `/v1/plan/${plan.id}`,
      { states: { 'US-TX': { expedited_tier: null } } },
      { 'If-Match': headers.get('ETag') ?? '' },
    );
    expect(stateOf(cleared.body, 'US-TX').expedited_tier).toBeNull();
  });

  test('based on an old version returns what has changed since, and changes nothing', async () => {
    const { plan, ask } = await emptyPlan();
    const path = `/v1/plan/${plan.id}`;
    await ask('PATCH', path, { version: 1, answers: { email: 'a@b.example' } });
    await ask('PATCH', path, { version: 2, add: ['US-NV'] });
    const late = await ask('PATCH', path, { version: 1, answers: { email: 'c@d.example' } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      type: 'http://service.test/problems/plan_changed',
      current_version: '3',
      changed: [
        { pointer: '/answers/email', by: 'test full' },
        { pointer: '/states/US-NV', by: 'test full' },
      ],
    });
    expect((await ask('GET', path)).body).toMatchObject({ version: 3, answers: { email: 'a@b.example' } });
  });

  test('with an old ETag gets 412, and without ETag and version 400', async () => {
    const { plan, ask } = await emptyPlan();
    const path = `/v1/plan/${plan.id}`;
    const { headers } = await ask('GET', path);
    await ask('PATCH', path, { version: 1, metadata: { a: '1' } });
    const stale = await ask('PATCH', path, { metadata: {} }, { 'If-Match': headers.get('ETag') ?? '' });
    expect([stale.status, stale.body.type]).toEqual([
      412,
      'http://service.test/problems/precondition_failed',
    ]);
    const blind = await ask('PATCH', path, { metadata: {} });
    expect([blind.status, blind.body.errors[0].pointer]).toEqual([400, '/version']);
  });

  test('that changes nothing creates no version', async () => {
    const { plan, ask } = await emptyPlan(['US-TX'], { answers: { email: 'a@b.example' } });
    const same = await ask('PATCH', `/v1/plan/${plan.id}`, {
      version: 1,
      answers: { email: 'a@b.example' },
      add: ['US-TX'],
    });
    expect(same.body.version).toBe(1);
  });

  test.each([
    [{ remove: ['US-TX', 'US-CO'] }, 400, '/remove'],
    [{ remove: ['US-NV'] }, 400, '/remove/0'],
    [{ states: { 'US-NV': { answers: { email: 'a@b.example' } } } }, 400, '/states/US-NV'],
    [{ answers: { federal_tax_id: '900' } }, 400, '/answers/federal_tax_id'],
    [{ add: ['US-DE'] }, 409, undefined],
  ])('refuses %o', async (body, status, pointer) => {
    const { plan, ask } = await emptyPlan();
    const refused = await ask('PATCH', `/v1/plan/${plan.id}`, { version: 1, ...body });
    expect([refused.status, refused.body.errors?.[0].pointer]).toEqual([status, pointer]);
    expect((await ask('GET', `/v1/plan/${plan.id}`)).body).toEqual(plan);
  });

  test('clears with null what a state or all of them share, and leaves the rest', async () => {
    const { plan, ask } = await emptyPlan(['US-TX', 'US-CO'], {
      answers: { email: 'a@x.example', purpose: 'Freight' },
      states: {
        'US-TX': { answers: { email: 't@x.example' }, expedited_tier: 'expedited' },
        'US-CO': { answers: { email: 'c@x.example' }, effective_date: '2026-12-01' },
      },
    });
    let version = plan.version;
    const change = async (asked: object) => {
      const { body } = await ask('PATCH', `/v1/plan/${plan.id}`, { version, ...asked });
      version = body.version;
      const states = body.states.map(({ answers, expedited_tier, effective_date }: Read) => [
        answers,
        expedited_tier ?? effective_date,
      ]);
      return [body.answers, ...states];
    };
    const texas = [{ email: 't@x.example' }, 'expedited'];
    const colorado = [{ email: 'c@x.example' }, '2026-12-01'];
    expect(await change({ answers: null })).toEqual([{}, texas, colorado]);
    expect(await change({ states: { 'US-TX': { answers: null } } })).toEqual([
      {},
      [{}, 'expedited'],
      colorado,
    ]);
    expect(await change({ states: null, add: null, remove: null })).toEqual([{}, [{}, null], [{}, null]]);
  });

  test('of a state that the plan has not is refused, with and without an answer', async () => {
    const { plan, ask } = await emptyPlan(['US-TX']);
    for (const ofState of [{}, { answers: { email: 'a@x.example' } }]) {
      const asked = { version: 1, states: { 'US-CO': ofState } };
      const { status, body } = await ask('PATCH', `/v1/plan/${plan.id}`, asked);
      expect([status, body.errors]).toMatchObject([400, [{ pointer: '/states/US-CO' }]]);
    }
  });

  test('of a draft in the dashboard is the same plan', async () => {
    const { plan, ask, tenant } = await emptyPlan();
    const maria = await createPerson(service, tenant.organizationId);
    const path = `/console/plan/${plan.id}`;
    const changes = [{ path: 'answers/email', value: 'maria@x.example', base_version: 1 }];
    expect((await call(service, await maria.token(), 'PATCH', path, { changes })).status).toBe(200);
    expect((await ask('GET', `/v1/plan/${plan.id}`)).body).toMatchObject({
      version: 2,
      answers: { email: 'maria@x.example' },
    });
    const begun = await call(service, await maria.token(), 'POST', '/console/plan', {
      type: 'formation',
      jurisdictions: ['US-CO'],
    });
    expect((await ask('GET', `/v1/plan/${begun.body.id}`)).status).toBe(404);
  });
});

describe('a preflight', () => {
  test('returns all problems of all states at once, including missing answers, and stores nothing', async () => {
    const { plan, ask } = await readyPlan(['US-TX', 'US-CO'], { legal_name: 'NAMETAKEN Freight, LLC' });
    await ask('PATCH', `/v1/plan/${plan.id}`, { version: 1, add: ['US-NV'] });
    const { status, body } = await ask('POST', `/v1/plan/${plan.id}/preflight`, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: 'preflight', ok: false, totals: { currency: 'USD' } });
    const codes = body.states.map(({ problems }: Read) =>
      problems.map(({ type }: Read) => type.split('/').at(-1)),
    );
    expect(codes[0]).toEqual(['name_not_available']);
    expect(body.states[0].problems[0].instance).toBe(`/v1/plan/${plan.id}/preflight`);
    expect(codes[2]).toEqual(expect.arrayContaining(['validation_error', 'name_not_available']));
    const some = await ask('POST', `/v1/plan/${plan.id}/preflight`, { jurisdictions: ['US-CO'] });
    expect(some.body.states.map(({ jurisdiction }: Read) => jurisdiction)).toEqual(['US-CO']);
    const nowhere = await ask('POST', `/v1/plan/${plan.id}/preflight`, { jurisdictions: ['US-WY'] });
    expect(nowhere.body.errors[0].pointer).toBe('/jurisdictions/0');
  });

  test('refuses an effective date in a state that offers none, instead of registering there at once', async () => {
    const { plan, ask } = await readyPlan(['US-VA']);
    const dated = { version: 1, states: { 'US-VA': { effective_date: '2026-12-01' } } };
    await ask('PATCH', `/v1/plan/${plan.id}`, dated);
    const { body } = await ask('POST', `/v1/plan/${plan.id}/preflight`, {});
    expect(body.states[0].problems).toMatchObject([
      { errors: [{ pointer: '/effective_date', code: 'not_offered' }] },
    ]);
  });
});

test('a plan without submitted states can be deleted', async () => {
  const { plan, ask } = await emptyPlan();
  expect((await ask('DELETE', `/v1/plan/${plan.id}`)).status).toBe(204);
  expect((await ask('GET', `/v1/plan/${plan.id}`)).status).toBe(404);
  expect((await ask('GET', '/v1/plan')).body.data).toEqual([]);
});

test('a plan for a business of the other mode is refused', async () => {
  const tenant = await createTenant(service);
  const business_id = await addBusiness(service, tenant.testKey, completeBusiness);
  const body = { business_id, jurisdictions: ['US-TX'] };
  expect((await call(service, tenant.liveKey, 'POST', '/v1/plan', body)).status).toBe(404);
});
