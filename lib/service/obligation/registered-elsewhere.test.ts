import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Business } from '#lib/contract/business';
import type { Obligation } from '#lib/contract/obligation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const home = { legal_name: 'Elsewhere, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };

test('a registration that was made elsewhere puts what the state still asks for on the calendar', async () => {
  const { testKey } = await createTenant(service);
  const { id } = (await call(service, testKey, 'POST', '/v1/business', home)).body;
  const register = (registration_jurisdiction: string, registration_date: string) =>
    call(service, testKey, 'POST', '/v1/business', {
      ...{ ...home, formation_business_id: id, registration_number: '4471' },
      ...{ registration_jurisdiction, registration_date },
    });
  const texas = await register('US-TX', '2019-06-03');
  expect(texas.body).toMatchObject({
    registration_number: '4471',
    registration_date: '2019-06-03',
    registration_status: 'record',
  });
  const records = await call(service, testKey, 'GET', '/v1/business?registration_status=record');
  expect(records.body.data.map((business: Business) => business.id)).toEqual([texas.body.id, id]);
  await register('US-CA', '2021-03-10');
  await register('US-NY', '2026-10-01');

  const made: Obligation[] = (await call(service, testKey, 'GET', '/v1/obligation?limit=100')).body.data;
  expect(made.every(({ status, filing_id }) => status === 'upcoming' && filing_id === null)).toBe(true);
  expect(made.find(({ jurisdiction }) => jurisdiction === 'US-TX')?.business_id).toBe(texas.body.id);
  const datesIn = (state: string) =>
    made
      .filter(({ jurisdiction }) => jurisdiction === state)
      .map(({ kind, due_on }) => `${kind} ${due_on}`)
      .toSorted();
  expect(datesIn('US-TX')).toEqual(['franchise_tax 2027-05-15']);
  // The initial report was due within 90 days, in 2021.
  expect(datesIn('US-CA')).toEqual(['biennial_report 2027-03-31', 'franchise_tax null']);
  expect(datesIn('US-NY')).toContain('publication 2027-01-29');
});

test('one that was entered by mistake is canceled: nothing of it is due, and the state is open again', async () => {
  const { testKey } = await createTenant(service);
  const send = (method: string, path: string, body?: object) => call(service, testKey, method, path, body);
  const { id } = (await send('POST', '/v1/business', home)).body;
  const inTexas = { registration_jurisdiction: 'US-TX', registration_date: '2019-06-03' };
  const elsewhere = { ...home, ...inTexas, formation_business_id: id };
  const { body: wrong } = await send('POST', '/v1/business', elsewhere);
  const cancel = (of: string) => send('PATCH', `/v1/business/${of}`, { registration_status: 'canceled' });

  // What was read can be sent back, also if it is another by now; the home record cannot be canceled.
  const sentBack = (registration_status: string) =>
    send('PATCH', `/v1/business/${wrong.id}`, { ...wrong, registration_status });
  expect((await sentBack('record')).body.registration_status).toBe('record');
  expect((await sentBack('pending')).body.registration_status).toBe('record');
  expect((await cancel(id)).body).toMatchObject({
    status: 400,
    errors: [{ pointer: '/registration_status' }],
  });
  expect((await cancel(wrong.id)).body.registration_status).toBe('canceled');
  const dutiesOf = async (of: string): Promise<Obligation[]> =>
    (await send('GET', `/v1/obligation?business_id=${of}`)).body.data;
  expect((await dutiesOf(wrong.id)).map(({ status, note }) => [status, note])).toEqual([
    ['not_applicable', 'The registration was removed.'],
  ]);
  const again = await send('POST', '/v1/business', elsewhere);
  expect(again.status).toBe(201);

  // What somebody noted about a duty stays.
  const [duty] = await dutiesOf(again.body.id);
  await send('PATCH', `/v1/obligation/${duty?.id}`, { note: 'Ask the accountant.' });
  await cancel(again.body.id);
  expect((await dutiesOf(again.body.id)).map(({ status, note }) => [status, note])).toEqual([
    ['not_applicable', 'Ask the accountant.'],
  ]);
});
