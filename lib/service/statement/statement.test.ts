import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Filing } from '#lib/contract/filing';
import type { Statement, StatementEntry } from '#lib/contract/statement';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { createPerson } from '#lib/testing/person';
import { readPdf } from '#lib/testing/read-pdf';
import { upload } from '#lib/testing/upload';

let service: Harness;
let partner: Tenant;
let other: Tenant;
let operator: TestOperator;
let filings: Filing[];
let nothing: Filing;

beforeAll(async () => {
  service = await startHarness({ SERVICE_PRICE: '49.50' });
  partner = await createTenant(service, '=Northwind Partners');
  other = await createTenant(service, 'Harbor Compliance');
  operator = await createOperator(service);
  service.time.now = new Date('2026-10-31T23:59:00.000Z');
  filings = [await fileLive(service, partner, 'US-TX')];
  await complete(filings[0], { charged: lines(750) });
  service.time.now = new Date('2026-11-01T00:00:00.000Z');
  for (const state of ['US-TX', 'US-NY', 'US-VT']) filings.push(await fileLive(service, partner, state));
  await complete(filings[1], { charged: lines(750, ['certified_copy', 15.55]) });
  await complete(filings[2], { charged: lines(0.29) });
  nothing = filings[3] as Filing;
  await complete(nothing, { not_charged_reason: 'The office waived it.' });
  await complete(await fileLive(service, other, 'US-TX'), { charged: lines(100) });
});
afterAll(() => service.stop());

function lines(filing: number, ...more: [name: string, amount: number][]) {
  const items = more.map(([name, amount]) => ({ component_type: 'dynamic', name, amount }));
  return { items: [{ component_type: 'base', name: 'filing', amount: filing }, ...items] };
}

async function complete(
  filing: Filing | undefined,
  outcome: object,
  beforeTheEnd: { charged?: object; until?: Date } = {},
): Promise<void> {
  if (!filing) throw new Error('No filing.');
  const move = (body: object) =>
    call(service, operator.key, 'POST', `/v1/operations/filing/${filing.id}/move`, body);
  const steps = ['queued', 'ready_to_file', 'processing', 'filed'];
  const { charged, until } = beforeTheEnd;
  for (const [at, from] of steps.slice(0, -1).entries()) {
    await move({ from, to: steps[at + 1], ...(from === 'processing' && charged && { charged }) });
  }
  if (until) service.time.now = until;
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7\n%%EOF'], 'certificate.pdf'));
  form.append('types[]', 'certificate_of_authority');
  const uploaded = await service.app.request(`/v1/operations/filing/${filing.id}/document`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${operator.key}` },
    body: form,
  });
  const result = { registration_number: '0805123456', registration_date: civilDateOf(service.time.now) };
  const documents = [(await uploaded.json()).id];
  const done = await move({ from: 'filed', to: 'completed', result, documents, ...outcome });
  expect(done.body.status).toBe('completed');
}

const statement = async (key: string, query = 'month=2026-11'): Promise<Statement> =>
  (await call(service, key, 'GET', `/v1/statement?${query}`)).body;

async function file(key: string, path: string, accept?: string) {
  const answer = await service.app.request(path, {
    headers: { Authorization: `Bearer ${key}`, ...(accept ? { Accept: accept } : {}) },
  });
  return { type: answer.headers.get('Content-Type'), bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe('works', () => {
  test('a charge stays in the month in which it was first recorded, with what it is corrected to', async () => {
    const late = await createTenant(service, 'Late Certificates');
    const before = service.time.now;
    service.time.now = new Date('2027-03-30T12:00:00.000Z');
    await complete(
      await fileLive(service, late, 'US-TX'),
      { charged: lines(310) },
      { charged: lines(300), until: new Date('2027-04-02T12:00:00.000Z') },
    );
    service.time.now = before;
    expect((await statement(late.liveKey, 'month=2027-03')).totals).toMatchObject({
      filings: 1,
      charged: 310,
    });
    expect((await statement(late.liveKey, 'month=2027-04')).totals).toMatchObject({ filings: 0 });
  });

  test('a month has each filing charged in it, line by line, with the totals of the month', async () => {
    const { totals, data, ...head } = await statement(partner.liveKey);
    expect(head).toMatchObject({ object: 'statement', mode: 'live', month: '2026-11', has_more: false });
    expect(data.map(({ filing_id }) => filing_id)).toEqual(filings.slice(1).map(({ id }) => id));
    const [texas, , waived] = data as [StatementEntry, StatementEntry, StatementEntry];
    expect(texas).toMatchObject({
      legal_name: filings[1]?.legal_name,
      registration_number: '0805123456',
      charged: 765.55,
      service_price: 49.5,
      total: 815.05,
      estimate: filings[1]?.fee?.total.amount,
      lines: [
        { kind: 'state', label: 'State filing fee', amount: 750 },
        { kind: 'state', label: 'Certified copy', amount: 15.55 },
        { kind: 'service', label: 'Service price', amount: 49.5 },
      ],
    });
    expect(texas.difference).toBeCloseTo(765.55 - (filings[1]?.fee?.total.amount ?? 0), 2);
    expect(waived).toMatchObject({ filing_id: nothing.id, charged: 0, total: 49.5, difference: null });
    expect(totals).toEqual({ filings: 3, charged: 765.84, service_price: 148.5, total: 914.34 });
    expect((await statement(partner.liveKey, 'month=2026-10')).totals.filings).toBe(1);
    expect(await statement(partner.liveKey, 'month=2026-12')).toMatchObject({
      data: [],
      totals: { filings: 0, charged: 0, service_price: 0, total: 0 },
    });
  });

  test('each filing is on one page, below the totals of the whole month', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await statement(partner.liveKey, `month=2026-11&limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ filing_id }) => filing_id));
      expect(page.totals.total).toBe(914.34);
      cursor = page.next_cursor ?? '';
    } while (cursor);
    expect(seen).toEqual(filings.slice(1).map(({ id }) => id));
  });

  test('the CSV, by Accept or a link, has a row for each line and no formulas', async () => {
    const byAccept = await file(partner.liveKey, '/v1/statement?month=2026-11', 'text/csv');
    const byLink = await file(partner.liveKey, '/v1/statement?month=2026-11&format=csv');
    expect(byAccept.type).toBe('text/csv; charset=utf-8');
    expect(byAccept.bytes).toEqual(byLink.bytes);
    const text = new TextDecoder().decode(byAccept.bytes).replace('\uFEFF', '');
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(data.map(({ filing_id, kind, amount_usd }) => [filing_id, kind, amount_usd])).toEqual([
      [filings[1]?.id, 'state', '750.00'],
      [filings[1]?.id, 'state', '15.55'],
      [filings[1]?.id, 'service', '49.50'],
      [filings[2]?.id, 'state', '0.29'],
      [filings[2]?.id, 'service', '49.50'],
      [nothing.id, 'service', '49.50'],
    ]);
    const all = await file(operator.key, '/v1/operations/statement?month=2026-11', 'text/csv');
    const partners = new TextDecoder().decode(all.bytes);
    expect(partners).toContain("'=Northwind Partners");
    expect(partners).toContain('Harbor Compliance');
  });

  test('the PDF has the names, the numbers, the lines and the totals', async () => {
    const { type, bytes } = await file(partner.liveKey, '/v1/statement?month=2026-11', 'application/pdf');
    expect(type).toBe('application/pdf');
    const text = (await readPdf(bytes)).pages.join(' ');
    for (const part of [
      'Page 1 of 1',
      'Statement, November 2026',
      '=Northwind Partners',
      filings[1]?.legal_name ?? '',
      'No. 0805123456',
      'Certified copy',
      '$15.55',
      'Total of 3 filings',
      '$914.34',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('the desk has the total of each partner, page by page', async () => {
    const ask = async (query: string) =>
      (await call(service, operator.key, 'GET', `/v1/operations/statement?month=2026-11${query}`)).body;
    const whole = await ask('');
    expect(whole).toMatchObject({
      totals: { filings: 4, charged: 865.84, service_price: 198, total: 1063.84 },
      data: [
        { organization: { name: '=Northwind Partners' }, filings: 3, total: 914.34 },
        { organization: { name: 'Harbor Compliance' }, filings: 1, total: 149.5 },
      ],
    });
    const first = await ask('&limit=1');
    const second = await ask(`&limit=1&cursor=${first.next_cursor}`);
    expect([...first.data, ...second.data]).toEqual(whole.data);
    expect(second.has_more).toBe(false);
  });

  test('the list of filings and its CSV have the charge beside the estimate', async () => {
    const person = await createPerson(service, partner.organizationId);
    const token = await person.token('live');
    const { body } = await call(service, token, 'GET', '/console/filing?jurisdiction=US-NY');
    const [row] = body.data;
    expect(row).toMatchObject({ charged: 0.29 });
    expect(row.charged_difference).toBeCloseTo(0.29 - row.total, 2);
    const csv = new TextDecoder().decode((await file(token, '/console/filing.csv?jurisdiction=US-NY')).bytes);
    const parsed = Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), { header: true });
    expect(parsed.data[0]).toMatchObject({
      charged_usd: '0.29',
      charged_difference_usd: row.charged_difference.toFixed(2),
    });
  });
});

describe('refuses', () => {
  test.each(['', 'month=2026-13', 'month=2026', 'month=2026-11&format=xml', 'month=2026-11&cursor=abc'])(
    'a query of "%s"',
    async (query) => {
      const { status, body } = await call(service, partner.liveKey, 'GET', `/v1/statement?${query}`);
      expect([status, body.type]).toEqual([400, 'http://service.test/problems/validation_error']);
    },
  );
});

describe('guards', () => {
  test('a statement has one organization, and only live filings', async () => {
    expect((await statement(other.liveKey)).data).toHaveLength(1);
    const test = await statement(partner.testKey);
    expect(test).toMatchObject({ mode: 'test', data: [], totals: { filings: 0, total: 0 } });
    const theirs = await upload(service, other.liveKey, nothing.business_id);
    expect(theirs.status).toBe(404);
  });
});
