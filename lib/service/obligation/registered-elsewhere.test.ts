import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Business } from '#lib/contract/business';
import type { Event } from '#lib/contract/event';
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

test('one whose state is not known yet owes its home state nothing', async () => {
  const { testKey } = await createTenant(service);
  const { id } = (await call(service, testKey, 'POST', '/v1/business', home)).body;
  const stateless = { ...home, formation_business_id: id, registration_date: '2019-06-03' };
  const { status, body } = await call(service, testKey, 'POST', '/v1/business', stateless);
  expect([status, body.registration_jurisdiction]).toEqual([201, 'US-DE']);
  await call(service, testKey, 'PATCH', `/v1/business/${body.id}`, { registration_date: '2020-06-03' });
  expect((await call(service, testKey, 'GET', '/v1/obligation')).body.data).toEqual([]);
});

test('one that was entered by mistake is canceled: nothing of it is due, and the state is open again', async () => {
  const { testKey } = await createTenant(service);
  const send = (method: string, path: string, body?: object) => call(service, testKey, method, path, body);
  const { id } = (await send('POST', '/v1/business', home)).body;
  const inTexas = { registration_jurisdiction: 'US-TX', registration_date: '2019-06-03' };
  const elsewhere = { ...home, ...inTexas, formation_business_id: id };
  const { body: wrong } = await send('POST', '/v1/business', elsewhere);
  const cancel = (of: string) => send('PATCH', `/v1/business/${of}`, { registration_status: 'canceled' });

  // What was read can be sent back, also if it is another by now; the home record stays while a registration is of it.
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
    ['not_applicable', 'The record was removed.'],
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

describe('a corrected date', () => {
  async function registered(state: string, registration_date?: string) {
    const { testKey } = await createTenant(service);
    const send = (method: string, path: string, body?: object) => call(service, testKey, method, path, body);
    const { id: formation_business_id } = (await send('POST', '/v1/business', home)).body;
    const elsewhere = { ...home, formation_business_id, registration_jurisdiction: state, registration_date };
    const { body } = await send('POST', '/v1/business', elsewhere);
    return {
      home: formation_business_id,
      send,
      correct: (date: string | null) => send('PATCH', `/v1/business/${body.id}`, { registration_date: date }),
      update: (duty: Obligation | undefined, change: object) =>
        send('PATCH', `/v1/obligation/${duty?.id}`, change),
      duties: async (kind: string): Promise<Obligation[]> =>
        (await send('GET', `/v1/obligation?business_id=${body.id}&kind=${kind}&limit=100`)).body.data,
      async dates(kind: string) {
        return (await this.duties(kind)).map(({ status, due_on }) => `${status} ${due_on}`).toSorted();
      },
    };
  }

  test('moves what is open, with its note, and makes nothing twice', async () => {
    const texas = await registered('US-TX', '2019-06-03');
    const [tax] = await texas.duties('franchise_tax');
    await texas.update(tax, { note: 'Ask the accountant.' });
    expect((await texas.correct('2019-07-03')).body.registration_date).toBe('2019-07-03');
    expect(await texas.duties('franchise_tax')).toEqual([{ ...tax, note: 'Ask the accountant.' }]);

    const colorado = await registered('US-CO', '2019-06-03');
    const [report] = await colorado.duties('annual_report');
    await colorado.update(report, { note: 'Ours' });
    await colorado.correct('2019-11-03');
    expect(await colorado.duties('annual_report')).toEqual([
      { ...report, note: 'Ours', due_on: '2026-11-30', status: 'due' },
    ]);
    const due = await colorado.send('GET', '/v1/event?type=obligation.due');
    expect(due.body.data.map((event: Event) => event.data.object.id)).toEqual([report?.id]);
  });

  test('leaves what is done as it is, and moves the next one', async () => {
    const louisiana = await registered('US-LA', '2019-12-03');
    const [report] = await louisiana.duties('annual_report');
    await louisiana.update(report, { status: 'done' });
    await louisiana.correct('2019-12-13');
    expect(await louisiana.dates('annual_report')).toEqual(['done 2026-12-03', 'upcoming 2027-12-13']);
    await louisiana.correct('2020-01-13');
    expect(await louisiana.dates('annual_report')).toEqual(['done 2026-12-03', 'upcoming 2028-01-13']);
  });

  test('ends what was due only once, before the registration was added, and brings it back', async () => {
    const newYork = await registered('US-NY', '2026-10-01');
    const [notice] = await newYork.duties('publication');
    await newYork.update(notice, { status: 'done' });
    await newYork.correct('2026-10-11');
    expect(await newYork.dates('publication')).toEqual(['done 2027-01-29']);

    const california = await registered('US-CA', '2026-10-01');
    await california.correct('2021-10-01');
    expect(await california.duties('initial_report')).toEqual([
      expect.objectContaining({
        status: 'not_applicable',
        note: 'It was due only once, before the registration was added.',
      }),
    ]);
    expect(await california.dates('biennial_report')).toEqual(['upcoming 2027-10-31']);
    await california.correct('2026-10-02');
    expect(await california.dates('initial_report')).toEqual([
      'not_applicable 2026-12-30',
      'upcoming 2026-12-31',
    ]);
  });

  test('leaves a date that somebody entered, and duties of their own', async () => {
    const ohio = await registered('US-OH', '2019-06-03');
    const [tax] = await ohio.duties('franchise_tax');
    await ohio.update(tax, { due_on: '2027-02-15' });
    await ohio.correct('2020-06-03');
    expect(await ohio.dates('franchise_tax')).toEqual(['upcoming 2027-02-15']);

    const colorado = await registered('US-CO', '2019-06-03');
    const [report] = await colorado.duties('annual_report');
    await colorado.update(report, { due_on: '2027-05-01' });
    const own = { business_id: report?.business_id, kind: 'license', title: 'Vendor', due_on: '2027-03-01' };
    await colorado.send('POST', '/v1/obligation', own);
    await colorado.correct('2019-08-03');
    expect(await colorado.dates('annual_report')).toEqual(['upcoming 2027-05-01']);
    expect(await colorado.dates('license')).toEqual(['upcoming 2027-03-01']);
  });

  test('that was not known before puts the duties on the calendar', async () => {
    const texas = await registered('US-TX');
    expect(await texas.dates('franchise_tax')).toEqual([]);
    expect((await texas.correct(null)).status).toBe(200);
    await texas.correct('2019-06-03');
    expect(await texas.dates('franchise_tax')).toEqual(['upcoming 2027-05-15']);
  });

  test.each([
    ['2199-01-05', 'in_the_future'],
    ['2020-02-01', 'invalid'],
    ['2020-02-30', 'invalid_format'],
    [null, 'required'],
  ])('that cannot be right (%s) is refused: %s', async (date, code) => {
    const texas = await registered('US-TX', '2021-06-03');
    const [tax] = await texas.duties('franchise_tax');
    await texas.send('PATCH', `/v1/business/${tax?.business_id}`, { formation_date: '2020-03-01' });
    expect((await texas.correct(date)).body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/registration_date', code }],
    });
    expect(await texas.duties('franchise_tax')).toEqual([tax]);
  });

  test('is refused on a home record, and what was read of one can be sent back', async () => {
    const { send, home } = await registered('US-TX', '2021-06-03');
    const refused = await send('PATCH', `/v1/business/${home}`, { registration_date: '2021-06-03' });
    expect(refused.body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/registration_date', code: 'not_accepted' }],
    });
    const { body } = await send('GET', `/v1/business/${home}`);
    expect((await send('PATCH', `/v1/business/${home}`, body)).status).toBe(200);
  });
});
