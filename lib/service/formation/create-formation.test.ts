import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { unseal } from '#lib/service/sealed';
import { findInDatabase } from '#lib/testing/find-in-database';
import { completeFormation, einApplication, form, formationPath, taxId } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const states = [...loadJurisdictions().keys()];

function deskOf(tenant: Tenant) {
  const api = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    call(service, tenant.testKey, method, path, body, headers);
  return {
    api,
    submit: (body: unknown, key?: string) =>
      api('POST', formationPath, body, key === undefined ? {} : { 'Idempotency-Key': key }),
    get: async (id: string) => (await api('GET', `/v1/filing/${id}`)).body,
    advance: (id: string) => api('POST', `/v1/sandbox/filing/${id}/advance`),
    complete: async (id: string) => {
      for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${id}/advance`);
      return (await api('GET', `/v1/filing/${id}`)).body;
    },
  };
}

type RelatedFiling = { object: string; id: string; type: string; status: string };
const filingsIn = (items: RelatedFiling[]) => items.filter(({ object }) => object === 'filing');

describe('works', () => {
  test('a formation is queued, with its new business record and the service as its agent', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const { body, filing } = await form(service, tenant, 'US-CO', { metadata: { matter: '77-A' } });
    expect(filing).toMatchObject({
      type: 'formation',
      status: 'queued',
      jurisdiction: 'US-CO',
      entity_type: 'llc',
      legal_name: body.entity_name,
      name: body.entity_name,
      result: null,
      metadata: { matter: '77-A' },
      related_items: [{ object: 'registered_agent', id: filing.business_id, status: 'pending' }],
    });
    expect(filing).not.toHaveProperty('parent_filing_id');
    const { body: business } = await desk.api('GET', `/v1/business/${filing.business_id}`);
    expect(business).toMatchObject({
      legal_name: body.entity_name,
      formation_jurisdiction: 'US-CO',
      registration_jurisdiction: 'US-CO',
      registration_number: null,
    });
  });

  test('a completed one has its number, date and documents, and the record is registered in the formation state', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const { filing } = await form(service, tenant);
    const done = await desk.complete(filing.id);
    expect(done).toMatchObject({ status: 'completed', result: { formation_date: '2026-11-20' } });
    expect(Object.keys(done.result).sort()).toEqual(['formation_date', 'registration_number']);
    expect(done.documents.map(({ type }: { type: string }) => type)).toEqual([
      'certificate_of_formation',
      'filing_confirmation',
    ]);
    const { body: business } = await desk.api('GET', `/v1/business/${filing.business_id}`);
    expect(business).toMatchObject({
      registration_number: done.result.registration_number,
      formation_date: '2026-11-20',
    });
    const again = await desk.submit(await completeFormation(service, tenant, 'US-CO'));
    expect(again.status).toBe(201);
  });

  test('a bundled EIN waits for the formation, starts when it completes, and each refers to the other', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const { body, filing } = await form(service, tenant, 'US-CO', { ein: einApplication });
    const [child] = filingsIn(filing.related_items);
    expect(child).toMatchObject({ type: 'ein', status: 'queued' });
    const ein = await desk.get(child?.id ?? '');
    expect(ein).toMatchObject({
      type: 'ein',
      parent_filing_id: filing.id,
      legal_name: body.entity_name,
      business_id: filing.business_id,
      fee: null,
      related_items: [{ object: 'filing', id: filing.id, type: 'formation', status: 'queued' }],
    });
    const early = await desk.advance(ein.id);
    expect([early.status, early.body.detail]).toEqual([
      409,
      'The filing waits until the one that it was submitted with is completed.',
    ]);
    await desk.complete(filing.id);
    expect((await desk.get(ein.id)).related_items[0].status).toBe('completed');
    const done = await desk.complete(ein.id);
    expect(done).toMatchObject({
      status: 'completed',
      result: { legal_name: body.entity_name, entity_name: body.entity_name },
    });
    expect(done.result.ein_number).toMatch(/^00-\d{7}$/);
    expect(done.documents.map(({ type }: { type: string }) => type)).toEqual(['ein_letter']);
    expect(filingsIn((await desk.get(filing.id)).related_items)[0]?.status).toBe('completed');
  });

  test('a filing that waits for its parent starts by itself once the parent is completed', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const { filing } = await form(service, tenant, 'US-CO', { ein: einApplication });
    const [child] = filingsIn(filing.related_items);
    const due = () =>
      service.parts.database.query('select next_step_at from filings where id = $1', [child?.id]);
    expect((await due())[0]?.next_step_at).toBeNull();
    await desk.complete(filing.id);
    expect((await due())[0]?.next_step_at).toBeInstanceOf(Date);
  });

  test('canceling a formation cancels its EIN', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const { filing } = await form(service, tenant, 'US-CO', { ein: einApplication });
    const canceled = await desk.api('POST', `/v1/filing/${filing.id}/cancel`, { reason: 'Withdrawn' });
    expect(canceled.body).toMatchObject({
      status: 'canceled',
      canceled_by: 'partner',
      status_reason: 'Withdrawn',
    });
    const [child] = filingsIn(canceled.body.related_items);
    expect(child?.status).toBe('canceled');
    expect(await desk.get(child?.id ?? '')).toMatchObject({
      status: 'canceled',
      status_reason: 'Parent canceled',
      canceled_by: 'palm',
      related_items: [{ status: 'canceled' }],
    });
  });

  test('canceling only the EIN does not change the formation, its company and its agent', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const { filing } = await form(service, tenant, 'US-CO', { ein: einApplication });
    const [child] = filingsIn(filing.related_items);
    await desk.api('POST', `/v1/filing/${child?.id}/cancel`, {});
    const parent = await desk.get(filing.id);
    expect(parent.status).toBe('queued');
    expect(parent.related_items).toMatchObject([{ status: 'pending' }, { type: 'ein', status: 'canceled' }]);
    expect((await desk.complete(filing.id)).status).toBe('completed');
  });

  test('a name changed by a case is updated in the company, the formation and its EIN', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const { filing } = await form(service, tenant, 'US-CO', {
      entity_name: 'RENAME Wexford Larder LLC',
      ein: einApplication,
    });
    await desk.advance(filing.id);
    await desk.advance(filing.id);
    const [asked] = (await desk.get(filing.id)).cases;
    const name = 'Wexford Larder of Colorado LLC';
    await desk.api('POST', `/v1/case/${asked.id}/response`, { fields: { legal_name: name } });
    await desk.api('POST', `/v1/sandbox/case/${asked.id}/review`, {});
    const renamed = await desk.get(filing.id);
    expect(renamed).toMatchObject({ legal_name: name, name });
    expect(await desk.get(filingsIn(renamed.related_items)[0]?.id ?? '')).toMatchObject({ legal_name: name });
    expect((await desk.api('GET', `/v1/business/${filing.business_id}`)).body.legal_name).toBe(name);
  });

  test('an agent named by the caller is not a related item', async () => {
    const tenant = await createTenant(service);
    const { filing } = await form(service, tenant, 'US-CO', {
      registered_agent: {
        type: 'organization',
        name: { type: 'entity', entity_name: 'Front Range Agents, Inc.' },
        address: {
          street_line_1: '1700 Broadway',
          city: 'Denver',
          region: 'CO',
          postal_code: '80290',
          country: 'US',
        },
      },
      agent_consent: true,
    });
    expect(filing.related_items).toEqual([]);
  });

  test.each(states)('%s accepts a complete formation', async (state) => {
    const tenant = await createTenant(service);
    const { filing } = await form(service, tenant, state);
    expect(filing).toMatchObject({ type: 'formation', status: 'queued', jurisdiction: state });
    expect(filing.fee.total.amount).toBeGreaterThan(0);
  });
});

describe('the tax id', () => {
  test('is stored encrypted with the EIN, and elsewhere only its last four digits', async () => {
    const tenant = await createTenant(service);
    const { filing } = await form(service, tenant, 'US-CO', { ein: einApplication });
    const [child] = filingsIn(filing.related_items);
    const { database } = service.parts;
    for (const typed of ['912-34-5678', '912345678']) {
      expect(await findInDatabase(service.parts, typed)).toEqual([]);
    }
    const [secret] = await database.query('select value, last_four from filing_secrets where id = $1', [
      child?.id,
    ]);
    expect(secret?.last_four).toBe('5678');
    const place = `filing_secrets ${child?.id} responsible_party_tax_id`;
    expect(unseal(service.parts, place, String(secret?.value))).toBe('912345678');
    const [kept] = await database.query('select submission from filings where id = $1', [filing.id]);
    expect(kept?.submission).toMatchObject({ ein: { responsible_party: { tax_id_last4: '5678' } } });
  });

  test('in an unknown member is not stored, also with spaces around it', async () => {
    const tenant = await createTenant(service);
    const responsible_party = {
      ...einApplication.responsible_party,
      tax_id: ' 956-78-1234 ',
      ssn: '945-67-8123',
    };
    const ein = { ...einApplication, tax_id: '934-56-7812', responsible_party };
    await form(service, tenant, 'US-CO', { ein });
    await service.requests.flush();
    for (const id of ['956-78-1234', '956781234', '945-67-8123', '934-56-7812']) {
      expect([id, await findInDatabase(service.parts, id)]).toEqual([id, []]);
    }
    const kept = await service.parts.database.query(
      'select submission from filings where organization_id = $1 order by id',
      [tenant.organizationId],
    );
    const last4 = { responsible_party: { tax_id_last4: '1234' } };
    expect(kept).toMatchObject([{ submission: { ein: last4 } }, { submission: last4 }]);
  });

  test('is not repeated in an error', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    for (const wrong of ['000-12-3456', '666-12-3456', '912-00-3456', '912-34-0000', '9123456789', 'none']) {
      const body = {
        ...(await completeFormation(service, tenant, 'US-CO')),
        ein: {
          ...einApplication,
          responsible_party: { ...einApplication.responsible_party, tax_id: wrong },
        },
      };
      const refused = await desk.submit(body);
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([
        400,
        '/ein/responsible_party/tax_id',
      ]);
      expect(JSON.stringify(refused.body)).not.toContain(wrong);
    }
    const answer = await desk.api('POST', `${formationPath}/preflight`, {
      jurisdiction: 'US-CO',
      ein: einApplication,
    });
    expect(JSON.stringify(answer.body)).not.toContain(taxId);
  });
});

describe('refuses', () => {
  test.each([
    ['entity_name', '/entity_name'],
    ['purpose', '/purpose'],
    ['email', '/email'],
    ['contact', '/contact'],
    ['principal_address', '/principal_address'],
    ['organizers', '/organizers'],
    ['jurisdiction', '/jurisdiction'],
  ])('a body without %s', async (name, pointer) => {
    const tenant = await createTenant(service);
    const { [name]: _left, ...body } = await completeFormation(service, tenant, 'US-CO');
    const refused = await deskOf(tenant).submit(body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ pointer, code: 'required' }]);
  });

  test('a body without an organizer', async () => {
    const tenant = await createTenant(service);
    const body = { ...(await completeFormation(service, tenant, 'US-CO')), organizers: [] };
    const refused = await deskOf(tenant).submit(body);
    expect(refused.body.errors).toMatchObject([{ pointer: '/organizers' }]);
  });

  test('an unreleased state, an unavailable tier, a name that is taken or invalid', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const body = await completeFormation(service, tenant, 'US-CO');
    expect(await desk.submit({ ...body, jurisdiction: 'US-PR' })).toMatchObject({
      status: 501,
      body: { type: expect.stringMatching(/jurisdiction_not_supported$/) },
    });
    const tier = await desk.submit({ ...body, expedited_tier: 'yesterday' });
    expect([tier.status, tier.body.type]).toEqual([
      400,
      expect.stringMatching(/expedited_tier_not_offered$/),
    ]);
    for (const entity_name of ['NAMETAKEN Larder LLC', 'Wexford Larder']) {
      const refused = await desk.submit({ ...body, entity_name });
      expect([refused.status, refused.body.type]).toEqual([
        400,
        expect.stringMatching(/name_not_available$/),
      ]);
      expect(refused.body.conflicts.length).toBeGreaterThan(0);
    }
  });

  test('a second company with the same name, also while the first is being formed', async () => {
    const tenant = await createTenant(service);
    const { body } = await form(service, tenant);
    const refused = await deskOf(tenant).submit(body);
    expect([refused.status, refused.body.conflicts[0].kind]).toEqual([400, 'record']);
  });

  test('missing answers for the state, each at its pointer', async () => {
    const tenant = await createTenant(service);
    const { initial_governing_persons: _left, ...body } = await completeFormation(service, tenant, 'US-TX');
    const refused = await deskOf(tenant).submit(body);
    expect(refused.body.errors).toMatchObject([{ pointer: '/initial_governing_persons', code: 'required' }]);
  });

  test('an unknown document', async () => {
    const tenant = await createTenant(service);
    const other = await createTenant(service);
    const foreign = await completeFormation(service, other, 'US-IA');
    const body = {
      ...(await completeFormation(service, tenant, 'US-IA')),
      certificate_text: foreign.certificate_text,
    };
    const refused = await deskOf(tenant).submit(body);
    expect(refused.body.errors).toMatchObject([{ pointer: '/certificate_text', code: 'document_not_found' }]);
  });
});

describe('idempotency', () => {
  test('the same key and body create one formation and one EIN; the response is marked as a replay', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const body = { ...(await completeFormation(service, tenant, 'US-CO')), ein: einApplication };
    const answers = await Promise.all(Array.from({ length: 12 }, () => desk.submit(body, 'one')));
    expect(new Set(answers.map((one) => one.body.id)).size).toBe(1);
    expect(answers.filter((one) => one.headers.get('Idempotent-Replayed') === 'true')).toHaveLength(11);
    expect((await desk.api('GET', '/v1/filing?limit=100')).body.data).toHaveLength(2);
  });

  test('a key used for another operation or body is a conflict with the id of the filing', async () => {
    const tenant = await createTenant(service);
    const desk = deskOf(tenant);
    const body = await completeFormation(service, tenant, 'US-CO');
    const first = await desk.submit(body, 'mine');
    const changed = { ...body, ein: einApplication };
    expect((await desk.submit(changed, 'mine')).body).toMatchObject({ existing_filing_id: first.body.id });
    const { body: qualification } = await fileIn(service, tenant);
    const crossed = await desk.api('POST', submitPath, qualification, { 'Idempotency-Key': 'mine' });
    expect([crossed.status, crossed.body.existing_filing_id]).toEqual([409, first.body.id]);
  });
});

describe('guards', () => {
  test('a request without a credential, or with a read-only key, is refused', async () => {
    const tenant = await createTenant(service);
    const body = await completeFormation(service, tenant, 'US-CO');
    expect((await call(service, null, 'POST', formationPath, body)).status).toBe(401);
    expect((await call(service, tenant.readOnlyKey, 'POST', formationPath, body)).status).toBe(403);
  });
});
