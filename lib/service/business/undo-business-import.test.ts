import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const named = (legal_name: string) => ({ legal_name, entity_type: 'llc', formation_jurisdiction: 'US-DE' });

async function desk() {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId);
  const send = async (path: string, body: object) =>
    (await call(service, await person.token(), 'POST', path, body)).body;
  const records = ['Alder, LLC', 'Birch, LLC', 'Cedar, LLC'].map(named);
  const { results } = await send('/console/business-import', { records });
  const api = async (method: string, path: string, body?: object) =>
    (await call(service, tenant.testKey, method, path, body)).body;
  const undo = (business_ids: string[]) => send('/console/business-import/undo', { business_ids });
  const ids: string[] = results.map(({ business_id }: { business_id: string }) => business_id);
  const names = async () =>
    (await api('GET', '/v1/business')).data.map(({ legal_name }: { legal_name: string }) => legal_name);
  return { ids, records, send, api, undo, names };
}

describe('works', () => {
  test('what an import added is removed, but for what is in use by now; a repetition changes nothing', async () => {
    const { ids, records, send, api, undo, names } = await desk();
    const [alder = '', birch = '', cedar = ''] = ids;
    await api('POST', '/v1/plan', { business_id: birch, jurisdictions: ['US-OH'] });
    const due = { kind: 'license', title: 'Renew', due_on: '2031-03-01', jurisdiction: 'US-DE' };
    await api('POST', '/v1/obligation', { business_id: cedar, ...due });
    const outcome = { object: 'business_import_undo', removed: [alder, cedar], kept: [birch] };
    expect(await undo(ids)).toEqual(outcome);
    expect(await names()).toEqual(['Birch, LLC']);
    expect((await api('GET', '/v1/obligation?status=open')).data).toEqual([]);
    const updates = async () => (await api('GET', '/v1/event?type=business.updated')).data;
    expect((await updates())[0].data).toMatchObject({
      object: { registration_status: 'canceled' },
      previous_attributes: { registration_status: 'record' },
    });
    const before = await updates();
    expect(await undo(ids)).toEqual(outcome);
    expect(await updates()).toEqual(before);
    // The file can be imported again.
    const again = await send('/console/business-import', { records });
    expect(again.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'added',
      'on_record',
      'added',
    ]);
  });
});

describe('refuses', () => {
  test('an empty list, and more than a hundred', async () => {
    const { ids, undo } = await desk();
    for (const list of [[], Array.from({ length: 101 }, () => ids[0] ?? '')])
      expect(await undo(list)).toMatchObject({ status: 400, errors: [{ pointer: '/business_ids' }] });
  });
});

describe('guards', () => {
  test('the records of another organization stay', async () => {
    const [one, other] = [await desk(), await desk()];
    expect(await other.undo(one.ids)).toMatchObject({ removed: [], kept: [] });
    expect(await one.names()).toHaveLength(3);
  });
});
