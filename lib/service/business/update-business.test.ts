import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldError } from '#lib/contract/problem';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody, completeBusiness, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function updatesOf(key: string) {
  const { body } = await call(service, key, 'GET', '/v1/event?type=business.updated');
  return body.data.map((event: { data: unknown }) => event.data);
}

describe('works', () => {
  test('omitted members are unchanged, null clears, and the event has the previous values', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey, { email: 'old@northwind.example', purpose: 'Freight' });
    const patch = { legal_name: 'Southwind Freight, LLC', email: null };
    const { status, body } = await call(service, testKey, 'PATCH', `/v1/business/${id}`, patch);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...patch, purpose: 'Freight', registration_number: '7204518' });
    expect((await call(service, testKey, 'GET', `/v1/business/${id}`)).body).toEqual(body);
    expect(await updatesOf(testKey)).toEqual([
      {
        object: body,
        previous_attributes: { legal_name: 'Northwind Freight, LLC', email: 'old@northwind.example' },
      },
    ]);
    const [row] = await service.parts.database.query('select name_key from businesses where id = $1', [id]);
    expect(row?.name_key).toContain('SOUTHWIND');
  });

  test('a patch without a change records no event', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey);
    const before = await call(service, testKey, 'GET', `/v1/business/${id}`);
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    const { owners, legal_name, phone } = before.body;
    const same = { owners, legal_name, phone };
    expect((await call(service, testKey, 'PATCH', `/v1/business/${id}`, same)).body).toEqual(before.body);
    expect(await updatesOf(testKey)).toEqual([]);
  });

  test('a home record follows its home state', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey);
    const patch = { formation_jurisdiction: 'US-NV' };
    const { body } = await call(service, testKey, 'PATCH', `/v1/business/${id}`, patch);
    expect(body).toMatchObject({ ...patch, registration_jurisdiction: 'US-NV' });
  });
});

describe('a corrected home state', () => {
  async function company(state = 'US-KY') {
    const tenant = await createTenant(service);
    const home = await addBusiness(service, tenant.testKey);
    const send = async (method: string, path: string, body?: object) =>
      (await call(service, tenant.testKey, method, path, body)).body;
    const elsewhere = await send('POST', '/v1/business', {
      ...{ legal_name: 'Northwind Freight, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' },
      ...{ formation_business_id: home, registration_jurisdiction: state, registration_date: '2024-03-01' },
    });
    const patch = (id: string, formation_jurisdiction: string) =>
      send('PATCH', `/v1/business/${id}`, { formation_jurisdiction });
    return { tenant, home, elsewhere: elsewhere.id, send, patch };
  }

  test('is that of the registrations that were added by hand, and a filing keeps what was filed', async () => {
    const { tenant, home, elsewhere, send, patch } = await company();
    const body = await completeBody(service, tenant, home, 'US-TX');
    const filing = await send('POST', submitPath, body);
    await patch(home, 'US-NV');
    const read = (id: string) => send('GET', `/v1/business/${id}`);
    expect(await read(elsewhere)).toMatchObject({
      formation_jurisdiction: 'US-NV',
      registration_jurisdiction: 'US-KY',
    });
    expect((await read(filing.business_id)).formation_jurisdiction).toBe('US-DE');
    const changed = await updatesOf(tenant.testKey);
    expect(changed).toHaveLength(2);
    expect(changed).toContainEqual({
      object: await read(elsewhere),
      previous_attributes: { formation_jurisdiction: 'US-DE' },
    });
  });

  test('is refused where the business is registered already, until that registration is removed', async () => {
    const { home, elsewhere, send, patch } = await company();
    expect(await patch(home, 'US-KY')).toMatchObject({
      status: 400,
      errors: [{ pointer: '/formation_jurisdiction', code: 'invalid_value' }],
    });
    await send('PATCH', `/v1/business/${elsewhere}`, { registration_status: 'canceled' });
    expect(await patch(home, 'US-KY')).toMatchObject({ registration_jurisdiction: 'US-KY' });
    expect((await send('GET', `/v1/business/${elsewhere}`)).formation_jurisdiction).toBe('US-DE');
    // No filing made it, and none keeps its facts.
    expect((await patch(elsewhere, 'US-NV')).errors[0].detail).toBe(
      'The registration of this business is canceled: formation_jurisdiction stays as it was.',
    );
  });

  test('is refused on a registration, which has that of its home record', async () => {
    const { elsewhere, patch } = await company();
    expect(await patch(elsewhere, 'US-NV')).toMatchObject({
      status: 400,
      errors: [{ pointer: '/formation_jurisdiction', code: 'invalid_value' }],
    });
    expect((await patch(elsewhere, 'US-DE')).formation_jurisdiction).toBe('US-DE');
  });
});

test('a fault between two dates is reported at the one that was sent', async () => {
  const { testKey } = await createTenant(service);
  const home = await addBusiness(service, testKey);
  const { body: made } = await call(service, testKey, 'POST', '/v1/business', {
    ...{ legal_name: 'Northwind Freight, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' },
    ...{ formation_business_id: home, registration_jurisdiction: 'US-KY' },
    ...{ formation_date: '2024-02-01', registration_date: '2024-03-01' },
  });
  const faults = async (dates: object) => {
    const { body } = await call(service, testKey, 'PATCH', `/v1/business/${made.id}`, dates);
    return body.errors?.map(({ pointer, detail }: FieldError) => [pointer, detail]);
  };
  const formedTooLate = 'The company was registered on 1 Mar 2024, so it existed by then.';
  expect(await faults({ formation_date: '2024-03-02' })).toEqual([['/formation_date', formedTooLate]]);
  const before = 'The company did not exist before 1 Feb 2024, the day of its formation.';
  expect(await faults({ registration_date: '2024-01-31' })).toEqual([['/registration_date', before]]);
  const both = { formation_date: '2024-03-02', registration_date: '2024-03-01' };
  expect(await faults(both)).toEqual([['/registration_date', expect.stringContaining('2 Mar 2024')]]);
  expect(await faults({ formation_date: '2024-03-01' })).toBeUndefined();
});

test('a registration without a date of formation is of a company that its home record dates', async () => {
  const { testKey } = await createTenant(service);
  const home = await addBusiness(service, testKey, { formation_date: '2024-02-01' });
  const inKentucky = {
    ...{ legal_name: 'Northwind Freight, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' },
    ...{ formation_business_id: home, registration_jurisdiction: 'US-KY' },
  };
  const send = (method: string, path: string, body: object) => call(service, testKey, method, path, body);
  const add = (registration_date: string) =>
    send('POST', '/v1/business', { ...inKentucky, registration_date });
  const before = {
    pointer: '/registration_date',
    detail: 'The company did not exist before 1 Feb 2024, the day of its formation.',
  };
  expect((await add('2024-01-31')).body).toMatchObject({ status: 400, errors: [before] });
  const { id } = (await add('2024-03-01')).body;
  const moved = await send('PATCH', `/v1/business/${id}`, { registration_date: '2024-01-31' });
  expect(moved.body).toMatchObject({ status: 400, errors: [before] });
  const corrected = await send('PATCH', `/v1/business/${home}`, { formation_date: '2024-03-02' });
  const tooLate = { pointer: '/formation_date', detail: expect.stringContaining('registered on 1 Mar 2024') };
  expect(corrected.body).toMatchObject({ status: 400, errors: [tooLate] });
  expect((await send('PATCH', `/v1/business/${home}`, { formation_date: '2024-03-01' })).status).toBe(200);
});

test('a company that was added by mistake is removed, unless a registration or a plan is of it', async () => {
  const { testKey } = await createTenant(service);
  const send = async (method: string, path: string, body?: object) =>
    (await call(service, testKey, method, path, body)).body;
  const cancel = (id: string) => send('PATCH', `/v1/business/${id}`, { registration_status: 'canceled' });
  const id = await addBusiness(service, testKey);
  const refused = { status: 400, errors: [{ pointer: '/registration_status', code: 'not_accepted' }] };
  const inTexas = { ...completeBusiness, formation_business_id: id, registration_jurisdiction: 'US-TX' };
  const texas = await send('POST', '/v1/business', inTexas);
  expect(await cancel(id)).toMatchObject(refused);
  await cancel(texas.id);
  const plan = await send('POST', '/v1/plan', { business_id: id, jurisdictions: ['US-OH'] });
  expect(await cancel(id)).toMatchObject(refused);
  await send('DELETE', `/v1/plan/${plan.id}`);
  expect(await cancel(id)).toMatchObject({ id, registration_status: 'canceled' });

  expect((await send('GET', '/v1/business')).data).toEqual([]);
  expect(await send('POST', '/v1/business', inTexas)).toMatchObject({
    errors: [{ pointer: '/formation_business_id' }],
  });
  const again = { business_id: id, jurisdiction: 'US-TX' };
  const { problems } = await send('POST', '/v1/filing/foreign-qualification/preflight', again);
  expect(problems).toContainEqual(
    expect.objectContaining({ detail: expect.stringContaining('record of the company was removed') }),
  );
});

describe('metadata', () => {
  test('is merged: unnamed keys stay, null removes one, null for all removes all', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey, { metadata: { matter: 'M-1', client: 'Northwind' } });
    const patch = async (metadata: unknown) =>
      (await call(service, testKey, 'PATCH', `/v1/business/${id}`, { metadata })).body.metadata;
    expect(await patch({ matter: null, reviewer: 'Ines' })).toEqual({
      client: 'Northwind',
      reviewer: 'Ines',
    });
    expect(await patch({ nobody: null })).toEqual({ client: 'Northwind', reviewer: 'Ines' });
    expect(await patch(null)).toEqual({});
  });

  test('has at most 50 pairs after a merge, and a patch can remove pairs to make room', async () => {
    const { testKey } = await createTenant(service);
    const pairs = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`key_${from + at}`, 'x']));
    const id = await addBusiness(service, testKey, { metadata: pairs(0, 50) });
    const full = await call(service, testKey, 'PATCH', `/v1/business/${id}`, { metadata: pairs(50, 1) });
    const made = await call(service, testKey, 'POST', '/v1/business', {
      ...completeBusiness,
      metadata: pairs(0, 51),
    });
    const tooMany = { status: 400, errors: [{ pointer: '/metadata', code: 'too_big' }] };
    for (const { body } of [full, made]) expect(body).toMatchObject(tooMany);
    const exchange = { ...pairs(50, 1), key_0: null };
    const { status, body } = await call(service, testKey, 'PATCH', `/v1/business/${id}`, {
      metadata: exchange,
    });
    expect([status, Object.keys(body.metadata).length, body.metadata.key_0]).toEqual([200, 50, undefined]);
  });
});

describe('with If-Match', () => {
  test('a change of the current version succeeds and returns the tag of the next', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey);
    const read = await call(service, testKey, 'GET', `/v1/business/${id}`);
    const tag = read.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]{16}"$/);
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const same = await call(service, testKey, 'PATCH', `/v1/business/${id}`, {}, { 'If-Match': given });
      expect([same.status, same.headers.get('ETag')]).toEqual([200, tag]);
    }
    const changed = await call(
      service,
      testKey,
      'PATCH',
      `/v1/business/${id}`,
      { purpose: 'Freight' },
      {
        'If-Match': tag,
      },
    );
    const after = await call(service, testKey, 'GET', `/v1/business/${id}`);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(tag);
    expect(after.headers.get('ETag')).toBe(changed.headers.get('ETag'));
  });

  test('of two callers with the same version one succeeds, and the other gets the current version', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey);
    const tag = (await call(service, testKey, 'GET', `/v1/business/${id}`)).headers.get('ETag') ?? '';
    const answers = await Promise.all(
      ['Freight', 'Ships'].map((purpose) =>
        call(service, testKey, 'PATCH', `/v1/business/${id}`, { purpose }, { 'If-Match': tag }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(refused?.body).toMatchObject({
      type: 'http://service.test/problems/precondition_failed',
      current_version: made?.headers.get('ETag'),
    });
    expect(refused?.headers.get('ETag')).toBe(made?.headers.get('ETag'));
    expect((await call(service, testKey, 'GET', `/v1/business/${id}`)).body).toEqual(made?.body);
    expect(await updatesOf(testKey)).toHaveLength(1);
  });

  test.each(['', 'words without quotes', '"gone"'])('an invalid tag (%s) does not match', async (given) => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey);
    const patch = { purpose: 'Freight' };
    const refused = await call(service, testKey, 'PATCH', `/v1/business/${id}`, patch, {
      'If-Match': given,
    });
    expect(refused.status).toBe(412);
  });
});

describe('refuses', () => {
  test('an error has its pointer, and nothing is changed', async () => {
    const { testKey } = await createTenant(service);
    const id = await addBusiness(service, testKey);
    const patch = { legal_name: null, email: 'nobody', purpose: 'Ships' };
    const { status, body } = await call(service, testKey, 'PATCH', `/v1/business/${id}`, patch);
    expect(status).toBe(400);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual(['/legal_name', '/email']);
    expect((await call(service, testKey, 'GET', `/v1/business/${id}`)).body.purpose).toBeNull();
  });
});

describe('guards', () => {
  test('a record of another mode or organization is not found; a read-only key is refused', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    const id = await addBusiness(service, mine.testKey);
    const patch = { purpose: 'Freight' };
    for (const key of [mine.liveKey, other.testKey]) {
      expect((await call(service, key, 'PATCH', `/v1/business/${id}`, patch)).status).toBe(404);
    }
    expect((await call(service, mine.testKey, 'PATCH', '/v1/business/none', patch)).status).toBe(404);
    expect((await call(service, mine.readOnlyKey, 'PATCH', `/v1/business/${id}`, patch)).status).toBe(403);
  });
});
