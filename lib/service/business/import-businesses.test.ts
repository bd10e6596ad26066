import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const acme = { legal_name: 'Acme Freight, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };
const birch = { legal_name: 'Birch Mills, LLC', entity_type: 'llc', formation_jurisdiction: 'US-OH' };

const pointersOf = ({ errors }: { errors: { pointer: string }[] }) => errors.map(({ pointer }) => pointer);

async function desk() {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId);
  const send = async (records: object[], dry_run = false) =>
    call(service, await person.token(), 'POST', '/console/business-import', { records, dry_run });
  const outcomes = async (records: object[], dry_run = false): Promise<string[]> =>
    (await send(records, dry_run)).body.results.map(({ outcome }: { outcome: string }) => outcome);
  const names = async (): Promise<string[]> =>
    (await call(service, tenant.testKey, 'GET', '/v1/business')).body.data.map(
      ({ legal_name }: { legal_name: string }) => legal_name,
    );
  return { tenant, send, outcomes, names };
}

describe('works', () => {
  test('valid records are added, invalid ones report the path of each error, and a repetition adds nothing', async () => {
    const { tenant, send, outcomes, names } = await desk();
    const wrong = { ...birch, email: 'nobody', formation_date: '2031-01-01' };
    const records = [acme, wrong, { ...birch, registration_number: '77' }];
    const { status, body } = await send(records);
    expect([status, body.results.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([
      200,
      ['added', 'refused', 'added'],
    ]);
    expect(pointersOf(body.results[1])).toEqual(['/email', '/formation_date']);
    expect(await names()).toEqual(['Birch Mills, LLC', 'Acme Freight, LLC']);
    const [first] = body.results;
    const added = await call(service, tenant.testKey, 'GET', `/v1/business/${first.business_id}`);
    expect(added.body).toMatchObject({ ...acme, registration_jurisdiction: 'US-DE' });
    const events = await call(service, tenant.testKey, 'GET', '/v1/event?type=business.created');
    expect(events.body.data).toHaveLength(2);
    const again = await send(records);
    expect(again.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'on_record',
      'refused',
      'on_record',
    ]);
    expect(again.body.results[0].business_id).toBe(first.business_id);
    expect(await outcomes([{ ...acme, formation_date: '2031-01-01' }])).toEqual(['refused']);
    expect(await names()).toHaveLength(2);
  });

  test('duplicates are added once; a dry run adds nothing', async () => {
    const { outcomes, names } = await desk();
    const twice = [acme, birch, { ...acme, legal_name: 'ACME FREIGHT LLC' }];
    expect(await outcomes(twice, true)).toEqual(['added', 'added', 'on_record']);
    expect(await names()).toEqual([]);
    expect(await outcomes(twice)).toEqual(['added', 'added', 'on_record']);
    expect(await names()).toHaveLength(2);
  });

  test('a corrected name is that of the record whose number a spreadsheet has shortened, or kept whole', async () => {
    const { outcomes, names } = await desk();
    const numbered = (legal_name: string, registration_number: string) => ({
      ...acme,
      legal_name,
      registration_number,
    });
    expect(
      await outcomes([numbered('Acme Frieght, LLC', '0091244'), numbered('Brich Mills, LLC', '77')]),
    ).toEqual(['added', 'added']);
    expect(
      await outcomes([numbered('Acme Freight, LLC', '91244'), numbered('Birch Mills, LLC', '00077')]),
    ).toEqual(['on_record', 'on_record']);
    expect(await names()).toHaveLength(2);
  });

  test('two concurrent imports add each of them once', async () => {
    const { outcomes, names } = await desk();
    const both = await Promise.all([outcomes([acme, birch]), outcomes([acme, birch])]);
    expect(both.flat().sort()).toEqual(['added', 'added', 'on_record', 'on_record']);
    expect(await names()).toHaveLength(2);
  });
});

describe('refuses', () => {
  test('a record with all of its errors at once, whatever is beside them', async () => {
    const { send } = await desk();
    const office = { city: 'Dover', region: 'ZZ', postal_code: 'none', country: 'US' };
    const owner = { name: { type: 'person', first: 'Maria' }, address: office };
    const wrong = { ...acme, formation_date: '2031-01-01', email: 'nobody', principal_address: office };
    const records = [
      { ...wrong, owners: [owner] },
      { ...wrong, owners: [null, 7], formation_date: 7, principal_address: 'Dover' },
    ];
    const { body } = await send(records, true);
    expect(pointersOf(body.results[0]).toSorted()).toEqual([
      '/email',
      '/formation_date',
      '/owners/0/address/postal_code',
      '/owners/0/address/region',
      '/owners/0/address/street_line_1',
      '/owners/0/name/last',
      '/principal_address/postal_code',
      '/principal_address/region',
      '/principal_address/street_line_1',
    ]);
    expect(pointersOf(body.results[1]).toSorted()).toEqual([
      '/email',
      '/formation_date',
      '/owners/0',
      '/owners/1',
      '/principal_address',
    ]);
  });

  test('an empty list, and more than a hundred', async () => {
    const { send } = await desk();
    for (const records of [[], Array.from({ length: 101 }, () => acme)]) {
      const { status, body } = await send(records);
      expect([status, body.errors[0].pointer]).toEqual([400, '/records']);
    }
  });

  test('foreign registrations, which cannot be imported', async () => {
    const { tenant, send } = await desk();
    const home = await call(service, tenant.testKey, 'POST', '/v1/business', acme);
    const { body } = await send([{ ...birch, formation_business_id: home.body.id }]);
    const { business_id } = body.results[0];
    const added = await call(service, tenant.testKey, 'GET', `/v1/business/${business_id}`);
    expect(added.body.formation_business_id).toBeNull();
  });
});

describe('guards', () => {
  test('the records of another organization are not duplicates', async () => {
    const [one, other] = [await desk(), await desk()];
    expect(await one.outcomes([acme])).toEqual(['added']);
    expect(await other.outcomes([acme])).toEqual(['added']);
  });
});
