import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemCode } from '#lib/contract/stated-problems';
import { form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function openDesk() {
  const tenant = await createTenant(service);
  const { testKey } = tenant;
  const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    call(service, testKey, method, path, body);
  return {
    tenant,
    send,
    complete: async (id: string) => {
      for (let step = 0; step < 4; step += 1) await send('POST', `/v1/sandbox/filing/${id}/advance`, {});
    },
    statusOf: async (id: string) => (await send('GET', `/v1/business/${id}`)).body.registration_status,
    listed: async (query = ''): Promise<string[]> =>
      (await send('GET', `/v1/business?${query}`)).body.data.map((one: { id: string }) => one.id),
  };
}

async function qualify(tenant: Tenant, businessId: string, jurisdiction: string) {
  const complete = await completeBody(service, tenant, businessId, jurisdiction);
  const body = { ...complete, business_start_date: service.time.now.toISOString().slice(0, 10) };
  return {
    submitted: await call(service, tenant.testKey, 'POST', submitPath, body),
    preflight: await call(service, tenant.testKey, 'POST', `${submitPath}/preflight`, body),
  };
}

describe('works', () => {
  test('the status of a business is on record, forming, pending, registered or canceled', async () => {
    const desk = await openDesk();
    const formation = (await form(service, desk.tenant)).filing;
    const qualification = await fileIn(service, desk.tenant, 'US-TX');
    const canceled = (await form(service, desk.tenant)).filing;
    await desk.send('POST', `/v1/filing/${canceled.id}/cancel`, {});
    expect(await desk.statusOf(qualification.businessId)).toBe('record');
    expect(await desk.statusOf(formation.business_id)).toBe('forming');
    expect(await desk.statusOf(qualification.filing.business_id)).toBe('pending');
    expect(await desk.statusOf(canceled.business_id)).toBe('canceled');
    await desk.complete(formation.id);
    await desk.complete(qualification.filing.id);
    expect(await desk.statusOf(formation.business_id)).toBe('registered');
    expect(await desk.statusOf(qualification.filing.business_id)).toBe('registered');
  });

  test('the list can be filtered by it, and excludes canceled ones by default', async () => {
    const desk = await openDesk();
    const record = await addBusiness(service, desk.tenant.testKey);
    const forming = (await form(service, desk.tenant)).filing.business_id;
    const { businessId, filing } = await fileIn(service, desk.tenant, 'US-TX', {}, { legal_name: 'Oak LLC' });
    const gone = (await form(service, desk.tenant)).filing;
    await desk.send('POST', `/v1/filing/${gone.id}/cancel`, {});
    expect((await desk.listed()).toSorted()).toEqual(
      [record, forming, businessId, filing.business_id].toSorted(),
    );
    expect(await desk.listed('registration_status=canceled')).toEqual([gone.business_id]);
    expect(await desk.listed('registration_status=forming')).toEqual([forming]);
    expect(await desk.listed('registration_status=pending')).toEqual([filing.business_id]);
    expect((await desk.listed('registration_status=record')).toSorted()).toEqual(
      [record, businessId].toSorted(),
    );
    expect(await desk.listed('registration_status=registered')).toEqual([]);
    await desk.complete(filing.id);
    expect(await desk.listed('registration_status=registered')).toEqual([filing.business_id]);
    expect((await desk.send('GET', '/v1/business?registration_status=gone')).status).toBe(400);
  });

  test('a newly formed company can be qualified once its formation is completed', async () => {
    const desk = await openDesk();
    const { filing } = await form(service, desk.tenant, 'US-CO');
    const owners = [{ name: { type: 'person', first: 'Maria', last: 'Okafor' } }];
    await desk.send('PATCH', `/v1/business/${filing.business_id}`, { owners });
    await desk.complete(filing.id);
    const { submitted } = await qualify(desk.tenant, filing.business_id, 'US-TX');
    expect(submitted).toMatchObject({ status: 201, body: { status: 'queued' } });
  });

  test('a cancellation is recorded for the business as well as for the filing', async () => {
    const desk = await openDesk();
    const { filing } = await form(service, desk.tenant);
    await desk.send('POST', `/v1/filing/${filing.id}/cancel`, {});
    const { body } = await desk.send('GET', '/v1/event?type=business.updated');
    expect(body.data[0].data).toMatchObject({
      object: { id: filing.business_id, registration_status: 'canceled' },
      previous_attributes: { registration_status: 'forming' },
    });
  });
});

describe('refuses', () => {
  test('qualifying a company whose formation is in progress, with the id of the formation', async () => {
    const desk = await openDesk();
    const { filing } = await form(service, desk.tenant, 'US-CO');
    const { submitted, preflight } = await qualify(desk.tenant, filing.business_id, 'US-TX');
    expect([submitted.status, problemCode(submitted.body)]).toEqual([400, 'not_formation_registration']);
    expect(submitted.body.detail).toContain(filing.id);
    expect(problemCode(preflight.body.problems[0])).toBe('not_formation_registration');
  });

  test('registering it again in the state of its formation', async () => {
    const desk = await openDesk();
    const { filing } = await form(service, desk.tenant, 'US-CO');
    const { submitted, preflight } = await qualify(desk.tenant, filing.business_id, 'US-CO');
    expect([submitted.status, problemCode(submitted.body)]).toEqual([409, 'already_registered']);
    expect(submitted.body.existing_registration).toEqual({
      business_id: filing.business_id,
      filing_id: filing.id,
      registration_number: null,
      registration_date: null,
      status: 'pending',
    });
    expect(problemCode(preflight.body.problems[0])).toBe('already_registered');
  });

  test('qualifying a company whose formation was canceled, even at home', async () => {
    const desk = await openDesk();
    const { filing } = await form(service, desk.tenant, 'US-CO');
    await desk.send('POST', `/v1/filing/${filing.id}/cancel`, {});
    for (const state of ['US-TX', 'US-CO']) {
      const { submitted } = await qualify(desk.tenant, filing.business_id, state);
      expect([submitted.status, problemCode(submitted.body)]).toEqual([400, 'not_formation_registration']);
      expect(submitted.body.detail).toContain('canceled');
    }
  });

  test('patching facts that a filing controls: each is listed, and nothing is changed', async () => {
    const desk = await openDesk();
    const forming = (await form(service, desk.tenant)).filing;
    const qualification = await fileIn(service, desk.tenant, 'US-TX');
    const registered = (await form(service, desk.tenant)).filing;
    await desk.complete(registered.id);
    const patch = {
      legal_name: 'Another Name LLC',
      formation_jurisdiction: 'US-NV',
      registration_jurisdiction: 'US-NV',
      formation_business_id: qualification.businessId,
      formation_date: null,
      registration_number: null,
      purpose: 'Ships',
    };
    const owned = Object.keys(patch).filter((name) => name !== 'purpose');
    for (const id of [forming.business_id, qualification.filing.business_id, registered.business_id]) {
      const before = (await desk.send('GET', `/v1/business/${id}`)).body;
      const { status, body } = await desk.send('PATCH', `/v1/business/${id}`, patch);
      expect(status).toBe(400);
      expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual(
        owned.map((name) => `/${name}`),
      );
      expect((await desk.send('GET', `/v1/business/${id}`)).body).toEqual(before);
      const { body: changed } = await desk.send('PATCH', `/v1/business/${id}`, { purpose: 'Ships' });
      expect(changed).toMatchObject({ purpose: 'Ships' });
    }
  });
});
