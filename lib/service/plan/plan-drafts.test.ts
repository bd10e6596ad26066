import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCursor } from '#lib/service/cursor';
import { completeFormation, einApplication, formationPath } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

type Desk = {
  maria: Person;
  otto: Person;
  organizationId: string;
  businessId: string;
};

async function openDesk(): Promise<Desk> {
  const { organizationId, testKey } = await createTenant(service);
  const business = await call(service, testKey, 'POST', '/v1/business', {
    legal_name: 'Northwind Freight, LLC',
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
  });
  return {
    organizationId,
    businessId: business.body.id,
    maria: await createPerson(service, organizationId, { name: 'Maria Okafor' }),
    otto: await createPerson(service, organizationId, { name: 'Otto Lindqvist' }),
  };
}

const as = async (person: Person, method: string, path: string, body?: unknown) =>
  call(service, await person.token(), method, path, body);

async function draftOf({ maria, businessId }: Desk, jurisdictions = ['US-TX']) {
  return (await as(maria, 'POST', '/console/plan', { business_id: businessId, jurisdictions })).body;
}

describe('works', () => {
  test('a draft of one state is a plan of one state, with its own key', async () => {
    const desk = await openDesk();
    const created = await as(desk.maria, 'POST', '/console/plan', {
      business_id: desk.businessId,
      jurisdictions: ['US-TX', 'US-NY', 'US-TX'],
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      status: 'draft',
      version: 1,
      business_name: 'Northwind Freight, LLC',
    });
    const keys = created.body.states.map((state: { idempotency_key: string }) => state.idempotency_key);
    expect(created.body.states.map((state: { jurisdiction: string }) => state.jurisdiction)).toEqual([
      'US-TX',
      'US-NY',
    ]);
    expect(new Set(keys).size).toBe(2);
    expect((await as(desk.otto, 'GET', `/console/plan/${created.body.id}`)).body).toEqual(created.body);
  });

  test('initial answers are stored without a stamp, and without tax ids', async () => {
    const { maria, businessId } = await openDesk();
    const contact = { name: 'Maria Okafor', email: 'maria@x.example' };
    const begin = (answers: Record<string, unknown>) =>
      as(maria, 'POST', '/console/plan', { business_id: businessId, jurisdictions: ['US-TX'], answers });
    expect((await begin({ contact: { ...contact, tax_id: '900-12-3456' } })).body).toMatchObject({
      answers: { contact },
      stamps: {},
    });
    expect((await begin({ contact: { ...contact, tax_id: '900-12-3456' } })).body.answers.contact).toEqual(
      contact,
    );
    const refused = await begin({ ein_tax_id: '900-12-3456', 'not a name': 1 });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/answers/ein_tax_id',
      '/answers/not a name',
    ]);
    const long = await begin({ purpose: 'x'.repeat(600_000) });
    expect(long.status).toBe(413);
  });

  test('each answer is saved with its author, and null removes it', async () => {
    const desk = await openDesk();
    const { id } = await draftOf(desk);
    const saved = await as(desk.maria, 'PATCH', `/console/plan/${id}`, {
      changes: [
        { path: 'answers/email', value: 'a@b.example', base_version: 1 },
        { path: 'states/US-TX/answers/members', value: 3, base_version: 1 },
        { path: 'states/US-TX/expedited_tier', value: '24_hour', base_version: 1 },
        { path: 'states/US-TX/effective_date', value: '2026-12-01', base_version: 1 },
      ],
    });
    expect(saved.body.conflicts).toEqual([]);
    expect(saved.body.plan).toMatchObject({
      version: 2,
      answers: { email: 'a@b.example' },
      states: [{ answers: { members: 3 }, expedited_tier: '24_hour', effective_date: '2026-12-01' }],
      stamps: { 'answers/email': { version: 2, by: 'Maria Okafor' } },
    });
    const removed = await as(desk.otto, 'PATCH', `/console/plan/${id}`, {
      changes: [{ path: 'answers/email', value: null, base_version: 2 }],
    });
    expect(removed.body.plan.answers).toEqual({});
    expect((await as(desk.maria, 'GET', `/console/plan/${id}`)).body).toEqual(removed.body.plan);
  });

  test('an answer changed by a colleague is not overwritten; the others are saved', async () => {
    const desk = await openDesk();
    const { id } = await draftOf(desk);
    const path = `/console/plan/${id}`;
    await as(desk.maria, 'PATCH', path, {
      changes: [{ path: 'answers/email', value: 'maria@x.example', base_version: 1 }],
    });
    const late = await as(desk.otto, 'PATCH', path, {
      changes: [
        { path: 'answers/email', value: 'otto@x.example', base_version: 1 },
        { path: 'answers/purpose', value: 'Freight', base_version: 1 },
      ],
    });
    expect(late.status).toBe(200);
    expect(late.body.plan.answers).toEqual({ email: 'maria@x.example', purpose: 'Freight' });
    expect(late.body.conflicts).toMatchObject([
      {
        path: 'answers/email',
        yours: 'otto@x.example',
        theirs: 'maria@x.example',
        stamp: { by: 'Maria Okafor', version: 2 },
      },
    ]);
  });

  test('an answer removed by a colleague is a conflict too, and an equal answer is none', async () => {
    const desk = await openDesk();
    const { id } = await draftOf(desk);
    const save = (person: Person, value: unknown, base_version: number) =>
      as(person, 'PATCH', `/console/plan/${id}`, {
        changes: [{ path: 'answers/email', value, base_version }],
      });
    await save(desk.maria, 'a@b.example', 1);
    const same = await save(desk.otto, 'a@b.example', 1);
    expect(same.body).toMatchObject({ conflicts: [], plan: { version: 2 } });
    await save(desk.maria, null, 2);
    const late = await save(desk.otto, 'c@d.example', 2);
    expect(late.body.conflicts).toMatchObject([{ yours: 'c@d.example', theirs: null }]);
  });

  test('concurrent saves are applied one after the other, and none is lost', async () => {
    const desk = await openDesk();
    const { id } = await draftOf(desk);
    const people = [desk.maria, desk.otto];
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        as(people[n % 2] ?? desk.maria, 'PATCH', `/console/plan/${id}`, {
          changes: [{ path: `answers/field_${n}`, value: n, base_version: 1 }],
        }),
      ),
    );
    expect(results.every(({ body }) => body.conflicts.length === 0)).toBe(true);
    const { body } = await as(desk.maria, 'GET', `/console/plan/${id}`);
    expect(Object.keys(body.answers)).toHaveLength(12);
    expect(body.version).toBe(13);
  });

  test('a deleted draft is in no list, and can be restored unchanged', async () => {
    const desk = await openDesk();
    const draft = await draftOf(desk);
    const path = `/console/plan/${draft.id}`;
    expect((await as(desk.maria, 'DELETE', path)).status).toBe(204);
    expect((await as(desk.maria, 'GET', path)).status).toBe(404);
    expect((await as(desk.maria, 'GET', '/console/plan')).body.data).toEqual([]);
    expect((await as(desk.maria, 'POST', `${path}/restore`, {})).body).toEqual(draft);
    expect((await as(desk.maria, 'GET', path)).body).toEqual(draft);
  });

  test('the pages list every draft once, newest first', async () => {
    const desk = await openDesk();
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      service.time.now = new Date(service.time.now.getTime() + 1000);
      made.unshift((await draftOf(desk)).id);
    }
    expect(await pagesOf(desk, '')).toEqual(made);
  });

  test('the pages of those not submitted begin with the one changed last', async () => {
    const desk = await openDesk();
    const made: string[] = [];
    const wait = () => {
      service.time.now = new Date(service.time.now.getTime() + 1000);
    };
    for (let n = 0; n < 4; n += 1) {
      wait();
      made.unshift((await draftOf(desk)).id);
    }
    const [, , third = ''] = made;
    wait();
    const changes = [{ path: 'answers/email', value: 'filings@harbor.example', base_version: 1 }];
    expect((await as(desk.maria, 'PATCH', `/console/plan/${third}`, { changes })).status).toBe(200);
    const expected = [third, ...made.filter((id) => id !== third)];
    expect(await pagesOf(desk, '&status=draft')).toEqual(expected);
    const foreign = (await as(desk.maria, 'GET', '/console/plan?limit=2')).body.next_cursor;
    const mixed = await as(desk.maria, 'GET', `/console/plan?status=draft&cursor=${foreign}`);
    expect(mixed.status).toBe(400);
    for (const at of [
      '0',
      '1 Mar',
      '0000-01-01T00:00:00.000Z',
      '+275760-09-13T00:00:00.000Z',
      '2026-02-30T00:00:00.000Z',
    ]) {
      const made = writeCursor('plan by change', [at, third]);
      const answer = await as(desk.maria, 'GET', `/console/plan?status=draft&cursor=${made}`);
      expect([at, answer.status]).toEqual([at, 400]);
    }
  });
});

/** The ids on all pages, in their order. */
async function pagesOf({ maria }: Desk, filter: string): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await as(maria, 'GET', `/console/plan?limit=2${filter}${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...page.body.data.map((plan: { id: string }) => plan.id));
    cursor = page.body.next_cursor;
  } while (cursor);
  return seen;
}

describe('a formation', () => {
  const begin = ({ maria }: Desk) =>
    as(maria, 'POST', '/console/plan', { type: 'formation', jurisdictions: ['US-CO'] });

  test('is a draft without a business, titled with the name entered so far', async () => {
    const desk = await openDesk();
    const { status, body: draft } = await begin(desk);
    expect(status).toBe(201);
    expect(draft).toMatchObject({ type: 'formation', business_id: null, business_name: 'New LLC' });
    const named = await as(desk.maria, 'PATCH', `/console/plan/${draft.id}`, {
      changes: [{ path: 'answers/entity_name', value: ' Harbor Pine, LLC ', base_version: 1 }],
    });
    expect(named.body.plan.business_name).toBe('Harbor Pine, LLC');
    const [listed] = (await as(desk.maria, 'GET', '/console/plan')).body.data;
    expect(listed).toEqual(named.body.plan);
    expect((await draftOf(desk)).type).toBe('foreign_qualification');
  });

  test('stores no tax id: it is removed from every answer, and has no path', async () => {
    const desk = await openDesk();
    const { body: draft } = await begin(desk);
    const save = (path: string, value: unknown) =>
      as(desk.maria, 'PATCH', `/console/plan/${draft.id}`, {
        changes: [{ path, value, base_version: 1 }],
      });
    const party = { title: 'Manager', tax_id: '900-12-3456' };
    const saved = await save('answers/ein', { responsible_party: party, others: [party] });
    expect(saved.body.plan.answers.ein).toEqual({
      responsible_party: { title: 'Manager' },
      others: [{ title: 'Manager' }],
    });
    for (const path of ['answers/tax_id', 'answers/ein_tax_id', 'states/US-CO/answers/tax_id']) {
      expect((await save(path, '900-12-3456')).status).toBe(400);
    }
    const read = await as(desk.maria, 'GET', `/console/plan/${draft.id}`);
    expect(JSON.stringify(read.body)).not.toContain('900-12-3456');
  });

  test('is submitted by the formation that is sent under its key', async () => {
    const tenant = await createTenant(service);
    const maria = await createPerson(service, tenant.organizationId);
    const begun = { type: 'formation', jurisdictions: ['US-CO'] };
    const { body: draft } = await as(maria, 'POST', '/console/plan', begun);
    const body = { ...(await completeFormation(service, tenant, 'US-CO')), ein: einApplication };
    const headers = { 'Idempotency-Key': draft.states[0].idempotency_key };
    const { body: filing } = await call(service, await maria.token(), 'POST', formationPath, body, headers);
    expect(filing.related_items).toMatchObject([{}, { type: 'ein' }]);
    expect((await as(maria, 'GET', `/console/plan/${draft.id}`)).body).toMatchObject({
      status: 'submitted',
      states: [{ filing_id: filing.id }],
    });
  });

  test.each([
    [{ type: 'formation', jurisdictions: ['US-CO', 'US-WY'] }, '/jurisdictions'],
    [{ jurisdictions: ['US-CO'] }, '/business_id'],
  ])('has one state and no business: %o', async (body, pointer) => {
    const desk = await openDesk();
    const refused = await as(desk.maria, 'POST', '/console/plan', body);
    expect([refused.status, refused.body.errors?.[0]?.pointer]).toEqual([400, pointer]);
  });
});

describe('refuses', () => {
  test('an unknown business or state', async () => {
    const desk = await openDesk();
    const missing = { business_id: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e', jurisdictions: ['US-TX'] };
    expect((await as(desk.maria, 'POST', '/console/plan', missing)).status).toBe(404);
    const nowhere = { business_id: desk.businessId, jurisdictions: ['US-TX', 'US-PR'] };
    const refused = await as(desk.maria, 'POST', '/console/plan', nowhere);
    expect([refused.status, refused.body.detail]).toEqual([501, expect.stringContaining('in US-PR is not')]);
  });

  test.each([
    ['answers/', 'x'],
    ['answers/__proto__', 'x'],
    ['version', 9],
    ['states/US-NY/answers/email', 'x'],
    ['states/US-TX/idempotency_key', 'x'],
    ['states/US-TX/effective_date', '2026-02-30'],
    ['states/US-TX/expedited_tier', 3],
  ])('an invalid change, which saves nothing: %s', async (path, value) => {
    const desk = await openDesk();
    const draft = await draftOf(desk);
    const refused = await as(desk.maria, 'PATCH', `/console/plan/${draft.id}`, {
      changes: [
        { path: 'answers/email', value: 'a@b.example', base_version: 1 },
        { path, value, base_version: 1 },
      ],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].pointer).toMatch(/^\/changes\/1\//);
    expect((await as(desk.maria, 'GET', `/console/plan/${draft.id}`)).body).toEqual(draft);
  });

  test('answers of more than 512 KiB in total', async () => {
    const desk = await openDesk();
    const draft = await draftOf(desk);
    const save = (name: string) =>
      as(desk.maria, 'PATCH', `/console/plan/${draft.id}`, {
        changes: [{ path: `answers/${name}`, value: 'x'.repeat(300_000), base_version: 1 }],
      });
    expect((await save('one')).status).toBe(200);
    expect((await save('two')).status).toBe(413);
  });
});

describe('guards', () => {
  test('a draft of another mode or organization is not found by any operation', async () => {
    const desk = await openDesk();
    const draft = await draftOf(desk);
    const stranger = await createPerson(service, (await createTenant(service)).organizationId);
    const tokens = [
      await desk.maria.token('live'),
      await stranger.token('test'),
      await stranger.token('live'),
    ];
    const change = { changes: [{ path: 'answers/email', value: 'x', base_version: 1 }] };
    for (const token of tokens) {
      const path = `/console/plan/${draft.id}`;
      const answers = [
        await call(service, token, 'GET', path),
        await call(service, token, 'PATCH', path, change),
        await call(service, token, 'DELETE', path),
        await call(service, token, 'POST', `${path}/restore`, {}),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await as(desk.maria, 'GET', `/console/plan/${draft.id}`)).body).toEqual(draft);
  });

  test('a viewer can read drafts and change none', async () => {
    const desk = await openDesk();
    const draft = await draftOf(desk);
    const viewer = await createPerson(service, desk.organizationId, { roles: ['viewer'] });
    expect((await as(viewer, 'GET', `/console/plan/${draft.id}`)).status).toBe(200);
    expect((await as(viewer, 'DELETE', `/console/plan/${draft.id}`)).status).toBe(403);
  });
});
