import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Filing } from '#lib/contract/filing';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody, completeBusiness, fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const agent = {
  type: 'organization',
  name: { type: 'entity', entity_name: 'Lone Star Agents, Inc.' },
  address: {
    street_line_1: '100 Congress Avenue',
    city: 'Austin',
    region: 'TX',
    postal_code: '78701',
    country: 'US',
  },
};

describe('works', () => {
  test('a filing is queued for a new record with home, target and owners', async () => {
    const tenant = await createTenant(service);
    const { filing, businessId } = await fileIn(service, tenant, 'US-TX', { metadata: { matter: 'M-1' } });
    expect(Filing.parse(filing)).toEqual(filing);
    expect(filing).toMatchObject({
      type: 'foreign_qualification',
      status: 'queued',
      mode: 'test',
      entity_type: 'llc',
      jurisdiction: 'US-TX',
      legal_name: completeBusiness.legal_name,
      name: completeBusiness.legal_name,
      expedited_tier: null,
      result: null,
      metadata: { matter: 'M-1' },
      related_items: [{ object: 'registered_agent', id: filing.business_id, status: 'pending' }],
      documents: [],
      cases: [],
      fee: { base: { amount: 750, currency: 'USD' } },
    });
    expect(filing).not.toHaveProperty('status_reason');
    const record = await call(service, tenant.testKey, 'GET', `/v1/business/${filing.business_id}`);
    expect(record.body).toMatchObject({
      formation_jurisdiction: 'US-DE',
      registration_jurisdiction: 'US-TX',
      registration_number: null,
      formation_business_id: businessId,
      owners: completeBusiness.owners,
    });
    const read = await call(service, tenant.testKey, 'GET', `/v1/filing/${filing.id}`);
    expect(read.body).toEqual(filing);
    const history = await call(service, tenant.testKey, 'GET', `/v1/filing/${filing.id}/event`);
    expect(history.body.data).toMatchObject([
      { type: 'filing.created', sequence: 1, data: { object: filing, previous_attributes: null } },
    ]);
    const events = await call(service, tenant.testKey, 'GET', '/v1/event?type=business.created');
    expect(events.body.data.map((event: { data: { object: unknown } }) => event.data.object)).toContainEqual(
      record.body,
    );
  });

  test('an agent named by the caller is not a related item', async () => {
    const tenant = await createTenant(service);
    const businessId = await addBusiness(service, tenant.testKey);
    const asked = await completeBody(service, tenant, businessId, 'US-TX');
    const body = { ...asked, registered_agent: agent, agent_consent: true };
    const created = await call(service, tenant.testKey, 'POST', submitPath, body);
    expect(created.body).toMatchObject({ status: 'queued', related_items: [] });
    const [row] = await service.parts.database.query(
      'select provider, name from registered_agents where id = $1',
      [created.body.business_id],
    );
    expect(row).toEqual({ provider: 'external', name: 'Lone Star Agents, Inc.' });
  });

  test('a test filing advances after the sandbox’s step, one named STALL and a live one never', async () => {
    const tenant = await createTenant(service);
    const moving = await fileIn(service, tenant);
    const still = await fileIn(service, tenant, 'US-TX', {}, { legal_name: 'STALL Freight, LLC' });
    const liveBusiness = await addBusiness(service, tenant.liveKey);
    const live = await call(
      service,
      tenant.liveKey,
      'POST',
      submitPath,
      await completeBody(service, tenant, liveBusiness, 'US-TX', 'live'),
    );
    expect(live.body).toMatchObject({ mode: 'live', status: 'queued' });
    const step = new Date(service.time.now.getTime() + service.parts.env.SANDBOX_STEP_SECONDS * 1000);
    const next = async (id: string) =>
      (await service.parts.database.query('select next_step_at from filings where id = $1', [id]))[0]
        ?.next_step_at;
    expect(await next(moving.filing.id)).toEqual(step);
    expect(await next(still.filing.id)).toBeNull();
    expect(await next(live.body.id)).toBeNull();
    const jobs = await service.parts.database.query(
      "select data->>'filing_id' as id from pgboss.job where name = 'advance-sandbox-filing'",
    );
    const waiting = jobs.map(({ id }) => id);
    expect(waiting).toContain(moving.filing.id);
    expect(waiting).not.toContain(still.filing.id);
    expect(waiting).not.toContain(live.body.id);
  });

  test('an alternate name is checked and registered, if the state allows one', async () => {
    const tenant = await createTenant(service);
    const taken = { legal_name: 'NAMETAKEN Freight, LLC' };
    const { filing } = await fileIn(
      service,
      tenant,
      'US-TX',
      { alternate_name: 'Northwind of Texas, LLC' },
      taken,
    );
    expect(filing.legal_name).toBe('Northwind of Texas, LLC');
  });
});

describe('refuses', () => {
  test('the five facts of the record are refused by name', async () => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'POST', submitPath, {
      legal_name: 'A',
      entity_type: 'llc',
      formation_jurisdiction: 'US-DE',
      formation_date: '2020-01-01',
      registration_number: '1',
    });
    expect(refused.status).toBe(400);
    const pointers = refused.body.errors
      .filter((error: { code: string }) => error.code === 'not_accepted')
      .map((error: { pointer: string }) => error.pointer);
    expect(pointers).toEqual([
      '/legal_name',
      '/entity_type',
      '/formation_jurisdiction',
      '/formation_date',
      '/registration_number',
    ]);
  });

  test('failed checks in order: each corrected error shows the next', async () => {
    const tenant = await createTenant(service);
    const { testKey } = tenant;
    const home = await addBusiness(service, testKey);
    const patch = (id: string, changes: string) =>
      service.parts.database.query(`update businesses set ${changes} where id = $1`, [id]);
    const faulty = await addBusiness(service, testKey, {
      legal_name: 'NAMETAKEN Freight, LLC',
      entity_type: 'corporation',
      registration_number: undefined,
      registration_jurisdiction: 'US-TX',
      formation_business_id: home,
    });
    const submit = async (jurisdiction: string, changes: Record<string, unknown> = {}) => {
      const body = await completeBody(service, tenant, faulty, 'US-TX');
      const sent = {
        ...body,
        public_information_report: 7,
        jurisdiction,
        expedited_tier: 'same_second',
        ...changes,
      };
      return call(service, testKey, 'POST', submitPath, sent);
    };
    const code = (answer: { body: { type: string } }) => answer.body.type.split('/').at(-1);

    const unknown = await submit('US-PR', { business_id: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e' });
    expect([unknown.status, code(unknown)]).toEqual([404, 'not_found']);

    const foreign = await submit('US-PR');
    expect(foreign.body).toMatchObject({ status: 400, formation_business_id: home });
    expect(code(foreign)).toBe('not_formation_registration');
    await patch(faulty, "registration_jurisdiction = 'US-DE', formation_business_id = null");

    const gaps = await submit('US-PR');
    expect(code(gaps)).toBe('business_incomplete');
    expect(gaps.body.missing.map((gap: { field: string }) => gap.field)).toEqual(['registration_number']);
    await patch(faulty, "registration_number = '1'");

    const entity = await submit('US-PR');
    expect([entity.status, code(entity)]).toEqual([501, 'entity_type_not_supported']);
    await patch(faulty, "entity_type = 'professional_llc'");

    const state = await submit('US-PR');
    expect([state.status, code(state)]).toEqual([501, 'jurisdiction_not_supported']);

    const atHome = await submit('US-DE');
    expect(atHome.body).toMatchObject({
      status: 409,
      existing_registration: { business_id: faulty, filing_id: null, registration_number: '1' },
    });
    expect(code(atHome)).toBe('already_registered');

    const tier = await submit('US-TX');
    expect(code(tier)).toBe('expedited_tier_not_offered');
    expect(tier.body.offered).toEqual(expect.any(Array));

    const name = await submit('US-TX', { expedited_tier: undefined });
    expect(code(name)).toBe('name_not_available');
    expect(name.body.conflicts).toMatchObject([{ kind: 'record', jurisdiction: 'US-TX' }]);
    await patch(faulty, "legal_name = 'Westwind Barges, LLC', name_key = 'WESTWINDBARGE'");
    const last = await submit('US-TX', { expedited_tier: undefined, effective_date: '2001-01-01' });
    expect(code(last)).toBe('validation_error');
    expect(last.body.errors.map((error: { pointer: string }) => error.pointer)).toContain('/effective_date');
  });

  test('a second registration if one is pending, but not if it is canceled', async () => {
    const tenant = await createTenant(service);
    const { filing, body } = await fileIn(service, tenant);
    const again = await call(service, tenant.testKey, 'POST', submitPath, body);
    expect(again.body).toMatchObject({
      status: 409,
      existing_registration: {
        business_id: filing.business_id,
        filing_id: filing.id,
        registration_number: null,
        registration_date: null,
        status: 'pending',
      },
    });
    await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`);
    const afterwards = await call(service, tenant.testKey, 'POST', submitPath, body);
    expect(afterwards.status).toBe(201);
    expect(afterwards.body.id).not.toBe(filing.id);
  });

  test('a name that is taken in the state, whatever the case and the designator', async () => {
    const tenant = await createTenant(service);
    await addBusiness(service, tenant.testKey, {
      legal_name: 'The NORTHWIND Freights L.L.C.',
      formation_jurisdiction: 'US-TX',
      registration_number: '0801',
    });
    const businessId = await addBusiness(service, tenant.testKey);
    const body = await completeBody(service, tenant, businessId, 'US-TX');
    const refused = await call(service, tenant.testKey, 'POST', submitPath, body);
    expect(refused.body.conflicts).toMatchObject([
      { kind: 'record', name: 'The NORTHWIND Freights L.L.C.', registration_number: '0801' },
    ]);
    const elsewhere = await call(service, tenant.testKey, 'POST', submitPath, {
      ...(await completeBody(service, tenant, businessId, 'US-NV')),
    });
    expect(elsewhere.status).toBe(201);
  });

  test("a name in the sandbox's register in test mode, and not in live mode", async () => {
    await service.parts.database.query(
      `insert into registry_records (jurisdiction, registration_number, legal_name, name_key, entity_type, status)
       values ('US-WY', 'R-1', 'Cobalt Harbor, Inc.', 'COBALTHARBOR', 'corporation', 'active')`,
    );
    const tenant = await createTenant(service);
    const cobalt = { legal_name: 'Cobalt Harbor, LLC' };
    const businessId = await addBusiness(service, tenant.testKey, cobalt);
    const refused = await call(
      service,
      tenant.testKey,
      'POST',
      submitPath,
      await completeBody(service, tenant, businessId, 'US-WY'),
    );
    expect(refused.body.conflicts).toMatchObject([{ kind: 'record', registration_number: 'R-1' }]);
    const liveId = await addBusiness(service, tenant.liveKey, cobalt);
    const live = await completeBody(service, tenant, liveId, 'US-WY', 'live');
    expect((await call(service, tenant.liveKey, 'POST', submitPath, live)).status).toBe(201);
  });

  test('all but one of twenty concurrent keys for one registration, with the id of the filing', async () => {
    const tenant = await createTenant(service);
    const businessId = await addBusiness(service, tenant.testKey);
    const body = await completeBody(service, tenant, businessId, 'US-TX');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        call(service, tenant.testKey, 'POST', submitPath, body, { 'Idempotency-Key': `key-${at}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('a text that Postgres cannot store, with a problem', async () => {
    const tenant = await createTenant(service);
    const { body } = await fileIn(service, tenant);
    for (const broken of ['"\\ud800"', '"\\u0000"', '1e999']) {
      const text = JSON.stringify({ ...body, note: 0 }).replace('"note":0', `"note":${broken}`);
      const refused = await call(service, tenant.testKey, 'POST', submitPath, text, {
        'Content-Type': 'application/json',
      });
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/note']);
    }
  });
});

describe('guards', () => {
  test('without a key it is 401, with a read-only key 403', async () => {
    const { readOnlyKey } = await createTenant(service);
    expect((await call(service, null, 'POST', submitPath, {})).status).toBe(401);
    expect((await call(service, readOnlyKey, 'POST', submitPath, {})).status).toBe(403);
  });

  test('a business of another organization or mode is not found', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    const businessId = await addBusiness(service, mine.testKey);
    const body = await completeBody(service, mine, businessId, 'US-TX');
    for (const key of [mine.liveKey, other.testKey]) {
      expect((await call(service, key, 'POST', submitPath, body)).status).toBe(404);
    }
    const readOnly = await call(service, mine.readOnlyKey, 'POST', submitPath, body);
    expect(readOnly.body).toMatchObject({ status: 403, required_scope: 'filing:write' });
  });
});
