import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BusinessRow, BusinessRows } from '#lib/contract/business-rows';
import { csvRows } from '#lib/testing/csv-rows';
import { form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const whole = {
  legal_name: 'Northwind Freight, LLC',
  entity_type: 'llc',
  formation_jurisdiction: 'US-DE',
  formation_date: '2021-03-04',
  registration_number: '7204518',
  owners: [{ name: { type: 'person', first: 'Maria', last: 'Okafor' } }],
};

async function openDesk() {
  const { organizationId, testKey } = await createTenant(service);
  const person = await createPerson(service, organizationId);
  return {
    add: async (facts: Record<string, unknown>): Promise<string> =>
      (await call(service, testKey, 'POST', '/v1/business', { ...whole, ...facts })).body.id,
    list: async (query = ''): Promise<BusinessRow[]> =>
      (await call(service, await person.token(), 'GET', `/console/business-row?${query}`)).body.data,
    page: async (query: string): Promise<BusinessRows> =>
      (await call(service, await person.token(), 'GET', `/console/business-row?${query}`)).body,
    names: async (query: string): Promise<string[]> => {
      const answer = await call(service, await person.token(), 'GET', `/console/business-row?${query}`);
      return answer.body.data.map((row: BusinessRow) => row.business.legal_name);
    },
    csv: (query: string) => csvRows(service, person, `/console/business.csv?${query}`),
    mark: (id: string, state: string) =>
      service.parts.database.query('update businesses set registration_state = $1 where id = $2', [
        state,
        id,
      ]),
  };
}

describe('works', () => {
  test('a business is found by a state where it is registered, its home state or another', async () => {
    const desk = await openDesk();
    const home = await desk.add({ legal_name: 'At home in Texas, LLC', formation_jurisdiction: 'US-TX' });
    const guest = await desk.add({ legal_name: 'Guest in Texas, LLC' });
    const former = await desk.add({ legal_name: 'Never came to Texas, LLC' });
    await desk.add({ registration_jurisdiction: 'US-TX', formation_business_id: guest });
    await desk.mark(
      await desk.add({ registration_jurisdiction: 'US-TX', formation_business_id: former }),
      'canceled',
    );
    expect(await desk.names('registered_in=US-TX')).toEqual(['At home in Texas, LLC', 'Guest in Texas, LLC']);
    expect(home).not.toBe(guest);
  });

  test('the cases of its filings are counted, also those of its own formation', async () => {
    const tenant = await createTenant(service);
    const person = await createPerson(service, tenant.organizationId);
    const { filing: abroad, businessId } = await fileIn(service, tenant);
    const { filing: formation } = await form(service, tenant);
    for (const { id } of [abroad, formation])
      await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${id}/case`, {
        kind: 'missing_information',
      });
    const { body } = await call(service, await person.token(), 'GET', '/console/business-row');
    const open = new Map(body.data.map((row: BusinessRow) => [row.business.id, row.open_cases]));
    expect([open.get(businessId), open.get(formation.business_id)]).toEqual([1, 1]);
  });

  test('filters for filings in progress include or exclude', async () => {
    const desk = await openDesk();
    const moving = await desk.add({ legal_name: 'Moving, LLC' });
    await desk.add({ legal_name: 'Standing, LLC' });
    await desk.mark(
      await desk.add({ registration_jurisdiction: 'US-NY', formation_business_id: moving }),
      'pending',
    );
    expect(await desk.names('pending=true')).toEqual(['Moving, LLC']);
    expect(await desk.names('pending=false')).toEqual(['Standing, LLC']);
  });

  test('the filter "can qualify" matches the text about missing facts', async () => {
    const desk = await openDesk();
    await desk.add({ legal_name: 'Whole, LLC' });
    await desk.add({ legal_name: 'Whole, PLLC', entity_type: 'professional_llc' });
    await desk.add({ legal_name: 'No date, LLC', formation_date: undefined });
    await desk.add({ legal_name: 'No number, LLC', registration_number: undefined });
    await desk.add({ legal_name: 'No owner, LLC', owners: [] });
    await desk.add({ legal_name: 'A corporation, Inc.', entity_type: 'corporation' });
    const ready = (await desk.list()).filter((row) => row.gaps.length === 0);
    expect(await desk.names('can_qualify=true')).toEqual(ready.map((row) => row.business.legal_name));
    expect(await desk.names('can_qualify=true')).toEqual(['Whole, LLC', 'Whole, PLLC']);
    const gaps = (await desk.list('can_qualify=false')).flatMap((row) => row.gaps.map(({ field }) => field));
    expect(gaps).toEqual(['entity_type', 'formation_date', 'registration_number', 'owners']);
  });

  test('newest first, page by page', async () => {
    const desk = await openDesk();
    for (const legal_name of ['Beta, LLC', 'Alpha, LLC', 'Gamma, LLC']) await desk.add({ legal_name });
    expect(await desk.names('sort=created&dir=desc')).toEqual(['Gamma, LLC', 'Alpha, LLC', 'Beta, LLC']);
    const first = await desk.page('sort=created&dir=desc&limit=2');
    const rest = await desk.page(`sort=created&dir=desc&limit=2&cursor=${first.next_cursor}`);
    expect(rest.data.map(({ business }) => business.legal_name)).toEqual(['Beta, LLC']);
  });

  test('the CSV has every row of the filter, in its order, and no name is a formula in it', async () => {
    const desk = await openDesk();
    const guest = await desk.add({ legal_name: 'Guest, LLC' });
    await desk.add({ legal_name: '=Sum, LLC', owners: [], registration_number: undefined });
    await desk.add({ legal_name: 'At home in Texas, LLC', formation_jurisdiction: 'US-TX' });
    const texas = await desk.add({ registration_jurisdiction: 'US-TX', formation_business_id: guest });
    await desk.mark(texas, 'pending');
    const query = 'formation_jurisdiction=US-DE&sort=created&dir=desc';
    const rows = await desk.csv(query);
    expect(rows.map((row) => row.legal_name)).toEqual(["'=Sum, LLC", 'Guest, LLC']);
    expect((await desk.list(query)).map(({ business }) => business.id)).toEqual(
      rows.map((row) => row.business_id),
    );
    expect(rows).toEqual([
      expect.objectContaining({ can_qualify: 'no', missing: 'registration_number owners', pending_in: '' }),
      expect.objectContaining({ can_qualify: 'yes', registered_in: 'US-DE', pending_in: 'US-TX' }),
    ]);
    expect((await desk.csv('q=guest')).map((row) => row.business_id)).toEqual([guest]);
  });

  test('one record can be read by its id, also a foreign registration', async () => {
    const desk = await openDesk();
    const home = await desk.add({});
    const foreign = await desk.add({ registration_jurisdiction: 'US-TX', formation_business_id: home });
    expect((await desk.list(`id=${home}`))[0]?.registered_in).toEqual(['US-DE', 'US-TX']);
    expect((await desk.list(`id=${foreign}`)).map(({ business }) => business.id)).toEqual([foreign]);
  });
});

describe('refuses', () => {
  test('an API key, because the list is for people', async () => {
    const { testKey } = await createTenant(service);
    expect((await call(service, testKey, 'GET', '/console/business-row')).status).toBeGreaterThanOrEqual(401);
  });
});

describe('guards', () => {
  test('a record of another organization is not listed, even by its id', async () => {
    const theirs = await (await openDesk()).add({});
    const ours = await openDesk();
    expect(await ours.list(`id=${theirs}`)).toEqual([]);
    expect(await ours.list(`registered_in=US-DE`)).toEqual([]);
  });
});
