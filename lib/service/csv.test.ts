import { afterAll, beforeAll, expect, test } from 'vitest';
import { spreadsheetFormula } from '#lib/rules/spreadsheet-formula';
import { csvRows } from '#lib/testing/csv-rows';
import { call, type Harness, startHarness } from '#lib/testing/harness';
import { openDesk } from '#lib/testing/one-of-each';

let service: Harness;
let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  service = await startHarness();
  desk = await openDesk(service);
  const { testKey } = desk.tenant;
  const note = '@SUM(A1)\nin two lines';
  for (const due_on of ['2027-05-01', '2027-01-02']) {
    const duty = { business_id: desk.ids.business, kind: 'other', title: '=1+1', due_on, amount: 25, note };
    await call(service, testKey, 'POST', '/v1/obligation', duty);
  }
  const another = { legal_name: 'Another, LLC', entity_type: 'llc', formation_jurisdiction: 'US-OH' };
  await call(service, testKey, 'POST', '/v1/business', another);
  const more = `/v1/sandbox/filing/${desk.ids.filing}/case`;
  await call(service, testKey, 'POST', more, { kind: 'legal_name_change' });
});
afterAll(() => service.stop());

test.each([
  ['business-row', 'business', 'business', 'business_id', 'dir=desc', 2],
  ['case', 'case', 'case', 'case_id', 'status=open', 2],
  ['obligation', 'obligation', 'obligation', 'obligation_id', 'kind=other', 2],
  ['agent-mail', 'agent-mail', 'mail', 'agent_mail_id', 'type=notice', 1],
])('the list %s is the same as CSV, row by row', async (list, csv, member, column, query, count) => {
  const path = `/console/${list}?${query}`;
  const { data } = (await call(service, await desk.person.token(), 'GET', path)).body;
  const ids = data.map((row: Record<string, { id: string }>) => row[member]?.id);
  expect(ids).toHaveLength(count);
  const rows = await csvRows(service, desk.person, `/console/${csv}.csv?${query}`);
  expect(rows.map((row) => row[column])).toEqual(ids);
});

test('a calendar has ISO dates, plain amounts, and no formulas', async () => {
  const rows = await csvRows(service, desk.person, '/console/obligation.csv?kind=other');
  const rest = { title: "'=1+1", note: "'@SUM(A1)\nin two lines", amount_usd: '25.00' };
  expect(rows).toMatchObject([
    { ...rest, due_on: '2027-01-02' },
    { ...rest, due_on: '2027-05-01' },
  ]);
});

test.each(['＝1+1', '＋1', '－1', '＠SUM(A1)', '\n=1+1'])(
  '%j, which is one in other spreadsheets, is none',
  (text) => {
    expect(spreadsheetFormula.test(text)).toBe(true);
  },
);

test('a filter that the list does not have is refused', async () => {
  for (const csv of ['business', 'case', 'obligation', 'agent-mail']) {
    const path = `/console/${csv}.csv?status=nonsense`;
    expect((await call(service, await desk.person.token(), 'GET', path)).status).toBe(400);
  }
});
