import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const northwind = {
  legal_name: 'Northwind Freight, LLC',
  entity_type: 'llc',
  formation_jurisdiction: 'US-DE',
};

/** A company at home in Delaware, and what its key can do. */
async function company() {
  const { testKey } = await createTenant(service);
  const home = await addBusiness(service, testKey);
  const send = (method: string, path: string, body?: object) => call(service, testKey, method, path, body);
  const add = async (facts: object = {}) =>
    (await send('POST', '/v1/business', { ...northwind, formation_business_id: home, ...facts })).body;
  const patch = (id: string, facts: object) => send('PATCH', `/v1/business/${id}`, facts);
  const dutiesOf = async (id: string): Promise<string[]> => {
    const { body } = await send('GET', `/v1/obligation?business_id=${id}`);
    return body.data
      .map(({ jurisdiction, status }: Record<string, string>) => `${jurisdiction} ${status}`)
      .toSorted();
  };
  return { home, send, add, patch, dutiesOf };
}

describe('works', () => {
  test('a registration that was saved before its state was known gets its state, and its calendar', async () => {
    const { add, patch, send, home, dutiesOf } = await company();
    const { id } = await add({ registration_date: '2024-03-01' });
    expect(await dutiesOf(id)).toEqual([]);
    const { status, body } = await patch(id, { registration_jurisdiction: 'US-KY' });
    expect([status, body.registration_jurisdiction]).toEqual([200, 'US-KY']);
    expect(await dutiesOf(id)).toContain('US-KY upcoming');
    const { data } = (await send('GET', '/v1/event?type=business.updated')).body;
    expect(data[0].data.previous_attributes).toEqual({ registration_jurisdiction: 'US-DE' });
    const body2 = { business_id: home, jurisdiction: 'US-KY' };
    const { problems } = (await send('POST', '/v1/filing/foreign-qualification/preflight', body2)).body;
    expect(problems.map(({ type }: { type: string }) => type.split('/').at(-1))).toContain(
      'already_registered',
    );
  });

  test('with a corrected state, what is open of the former one no longer applies', async () => {
    const { add, patch, dutiesOf } = await company();
    const { id } = await add({ registration_jurisdiction: 'US-KY', registration_date: '2024-03-01' });
    await patch(id, { registration_jurisdiction: 'US-NC' });
    const duties = await dutiesOf(id);
    expect(duties.filter((duty) => duty.startsWith('US-KY'))).not.toContain('US-KY upcoming');
    expect(duties).toContain('US-NC upcoming');
  });

  test('before its state is known, a registration has the home state, and follows it', async () => {
    const { home, send, add, patch } = await company();
    const { id } = await add();
    await patch(home, { formation_jurisdiction: 'US-NV' });
    const inNevada = { formation_jurisdiction: 'US-NV', registration_jurisdiction: 'US-NV' };
    expect((await send('GET', `/v1/business/${id}`)).body).toMatchObject(inNevada);
  });

  test('a record is linked to its home record, and taken from it again', async () => {
    const { home, add, patch } = await company();
    const { id } = await add({ formation_business_id: null, registration_jurisdiction: 'US-KY' });
    const linked = { formation_business_id: home, registration_date: '2024-03-01' };
    expect((await patch(id, linked)).body).toMatchObject(linked);
    const unlinked = { formation_business_id: null, registration_date: null };
    expect((await patch(id, unlinked)).body).toMatchObject(unlinked);
  });
});

describe('refuses', () => {
  test('what a registration that is added could not be either', async () => {
    const { home, add, patch } = await company();
    const kentucky = await add({ registration_jurisdiction: 'US-KY', registration_date: '2024-03-01' });
    await add({ registration_jurisdiction: 'US-NC' });
    const refusal = async (id: string, facts: object) => {
      const { status, body } = await patch(id, facts);
      return [status, body.errors?.[0]?.pointer ?? body.type.split('/').at(-1)];
    };
    const nobody = '01926e1c-0000-7000-8000-000000000000';
    expect(await refusal(kentucky.id, { registration_jurisdiction: 'US-NC' })).toEqual([
      409,
      'already_registered',
    ]);
    expect(await refusal(kentucky.id, { registration_jurisdiction: 'US-DE' })).toEqual([
      400,
      '/registration_jurisdiction',
    ]);
    expect(await refusal(kentucky.id, { registration_jurisdiction: null })).toEqual([
      400,
      '/registration_jurisdiction',
    ]);
    expect(await refusal(kentucky.id, { formation_business_id: kentucky.id })).toEqual([
      400,
      '/formation_business_id',
    ]);
    expect(await refusal(kentucky.id, { formation_business_id: nobody })).toEqual([404, 'not_found']);
    expect(await refusal(kentucky.id, { formation_business_id: null })).toEqual([400, '/registration_date']);
    // A company stays at home while a registration is of it.
    expect(await refusal(home, { registration_jurisdiction: 'US-OH' })).toEqual([
      400,
      '/registration_jurisdiction',
    ]);
    const other = await add({ formation_business_id: null });
    expect(await refusal(home, { formation_business_id: other.id })).toEqual([400, '/formation_business_id']);
  });
});
