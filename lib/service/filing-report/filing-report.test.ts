import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeeBreakdown } from '#lib/contract/fee';
import type { FilingReport, StateReport } from '#lib/contract/filing-report';
import type { Mode } from '#lib/contract/scalars';
import { businessDaysBetween } from '#lib/rules/calendar/business-days';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { leastObserved, mostObserved, nearestRank } from '#lib/rules/filing/observed-days';
import { filings } from '#lib/service/db/schema/filings';
import { newId } from '#lib/service/ids';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { createPerson, type Person } from '#lib/testing/person';
import { addBusiness } from '#lib/testing/qualification';

let service: Harness;
let tenant: Tenant;
let person: Person;
let operator: TestOperator;

beforeAll(async () => {
  service = await startHarness();
  operator = await createOperator(service);
});
afterAll(() => service.stop());

beforeEach(async () => {
  service.time.now = new Date('2026-11-20T15:00:00.000Z');
  tenant = await createTenant(service);
  person = await createPerson(service, tenant.organizationId);
});

type Past = {
  submitted: string;
  completed: string;
  promised?: string;
  tier?: string;
  state?: string;
  type?: 'foreign_qualification' | 'formation' | 'ein';
  estimate?: number;
  charged?: number;
  mode?: Mode;
};

const breakdown = (amount: number | undefined): FeeBreakdown | null =>
  amount === undefined ? null : { total: { amount, currency: 'USD' }, items: [] };

/** Filings that completed in the past, copied from one that waits. */
async function completed(past: readonly Past[], of: Tenant = tenant): Promise<void> {
  const { db } = service.parts.database;
  const { id } = await fileLive(service, of, 'US-NV');
  const own = and(eq(filings.organization_id, of.organizationId), eq(filings.id, id));
  const [row] = await db.select().from(filings).where(own);
  if (!row) throw new Error('No filing.');
  const rows = past.map((one) => ({
    ...row,
    id: newId(service.time.now),
    status: 'completed' as const,
    jurisdiction: one.state ?? 'US-TX',
    type: one.type ?? 'foreign_qualification',
    expedited_tier: one.tier ?? null,
    created_at: new Date(`${one.submitted}T20:00:00.000Z`),
    status_changed_at: new Date(`${one.completed}T09:00:00.000Z`),
    promised_at: one.promised ? new Date(`${one.promised}T23:59:59.999Z`) : null,
    fee: breakdown(one.estimate),
    charged: breakdown(one.charged),
  }));
  await db.insert(filings).values(rows);
}

const report = async (query = '', by: Person = person): Promise<FilingReport> =>
  (await call(service, await by.token('live'), 'GET', `/console/filing-report?${query}`)).body;
const observed = async (jurisdiction: string, mode: Mode = 'live') =>
  (
    await call(
      service,
      await person.token(mode),
      'GET',
      `/console/observed-days?jurisdiction=${jurisdiction}&type=foreign_qualification`,
    )
  ).body.data;

const four: Past[] = [
  { submitted: '2026-10-01', completed: '2026-10-02', promised: '2026-10-08', estimate: 750, charged: 750 },
  {
    submitted: '2026-10-01',
    completed: '2026-10-13',
    promised: '2026-10-08',
    estimate: 750,
    charged: 765.55,
  },
  { submitted: '2026-10-05', completed: '2026-10-08', promised: '2026-10-08', estimate: 772.5, charged: 750 },
  { submitted: '2026-10-05', completed: '2026-10-09', tier: 'expedited', estimate: 775 },
];

describe('works', () => {
  test('a state has the estimates, charges, promised and actual times', async () => {
    await completed([
      ...four,
      { state: 'US-CA', submitted: '2026-09-01', completed: '2026-09-04', type: 'formation' },
    ]);
    const { data, total, ...head } = await report();
    expect(head).toEqual({
      object: 'filing_report',
      mode: 'live',
      currency: 'USD',
      since: '2024-11-20',
      until: '2026-11-20',
    });
    expect(data.map(({ jurisdiction }) => jurisdiction)).toEqual(['US-CA', 'US-TX']);
    expect(data[1]).toEqual({
      jurisdiction: 'US-TX',
      filings: 4,
      // Columbus Day is not a business day.
      days: { median: 3, p90: 7 },
      promised: { filings: 3, kept: 2, median: 5, p90: 5 },
      fees: {
        filings: 3,
        estimated: 2272.5,
        charged: 2265.55,
        difference: -6.95,
        median_difference: 0,
        p90_difference: 15.55,
      },
    } satisfies StateReport);
    expect(data[0]).toMatchObject({ filings: 1, days: { median: 3, p90: 3 }, promised: null, fees: null });
    expect(total).toMatchObject({ filings: 5, days: { median: 3, p90: 7 }, fees: { filings: 3 } });
  });

  test('the list of completed filings since the first day that counts is what a state’s figure counts', async () => {
    await completed([
      ...four,
      { submitted: '2026-09-28', completed: '2026-10-01', tier: 'expedited' },
      { submitted: '2026-08-03', completed: '2026-08-20' },
      { submitted: '2026-08-03', completed: '2026-08-19' },
      { submitted: '2026-10-01', completed: '2026-10-02', type: 'ein' },
    ]);
    const listed = async (query: string) =>
      (
        await call(
          service,
          await person.token('live'),
          'GET',
          `/console/filing?jurisdiction=US-TX&type=with_state&${query}`,
        )
      ).body.total;
    for (const [query, count] of [
      ['', 6],
      ['&expedited=true', 2],
    ] as const) {
      const { since, data } = await report(`months=3${query}`);
      expect([since, data[0]?.filings]).toEqual(['2026-08-20', count]);
      expect(await listed(`completed_after=${since}${query}`)).toBe(count);
    }
  });

  test('large amounts are summed correctly', async () => {
    const great = {
      submitted: '2026-10-01',
      completed: '2026-10-02',
      estimate: 0.29,
      charged: 90_000_000.29,
    };
    await completed([great, great]);
    expect((await report()).total?.fees).toMatchObject({
      charged: 180_000_000.58,
      p90_difference: 90_000_000,
    });
  });

  test('filters by type, processing and months apply to it and to the CSV', async () => {
    await completed([
      ...four,
      { submitted: '2025-06-02', completed: '2025-06-04' },
      { submitted: '2022-06-02', completed: '2022-06-04' },
      { submitted: '2026-06-01', completed: '2026-06-02', type: 'formation', state: 'US-CA' },
    ]);
    const count = async (query: string) => (await report(query)).total?.filings ?? 0;
    expect(await count('')).toBe(6);
    expect(await count('months=12')).toBe(5);
    expect(await count('months=12&type=formation')).toBe(1);
    expect(await count('expedited=true')).toBe(1);
    expect(await count('expedited=false&type=foreign_qualification')).toBe(4);
    expect(await report('type=formation&expedited=true')).toMatchObject({ data: [], total: null });
    const answer = await service.app.request('/console/filing-report.csv?type=foreign_qualification', {
      headers: { Authorization: `Bearer ${await person.token('live')}` },
    });
    expect(answer.headers.get('Content-Disposition')).toContain('fees-and-times-live-2026-11-20.csv');
    const csv = (await answer.text()).replace('\uFEFF', '');
    expect(Papa.parse(csv, { header: true, skipEmptyLines: true }).data).toEqual([
      expect.objectContaining({ state: 'Texas', filings: '5', days_p90: '7', difference_usd: '-6.95' }),
    ]);
  });

  test('the database computes days and percentiles like the rules', async () => {
    const day = fc
      .integer({ min: 0, max: 500 })
      .map((back) => civilDateOf(new Date(Date.UTC(2026, 9, 30 - back))));
    const past = fc.array(fc.record({ completed: day, waited: fc.nat(90) }), { minLength: 1, maxLength: 40 });
    const [made = []] = fc.sample(past, { numRuns: 1, seed: 7 });
    const moved = made.map(({ completed: on, waited }) => ({
      completed: on,
      submitted: civilDateOf(new Date(Date.parse(on) - waited * 86_400_000)),
    }));
    await completed(moved);
    const days = moved
      .map((one) => businessDaysBetween(one.submitted, one.completed))
      .toSorted((a, b) => a - b);
    const { total } = await report();
    expect(total?.days).toEqual({ median: nearestRank(days, 0.5), p90: nearestRank(days, 0.9) });
  });

  test('the desk has it for all partners', async () => {
    await completed(four);
    const own = await report('months=1', person);
    const before = (await call(service, operator.key, 'GET', '/v1/operations/filing-report')).body;
    const other = await createTenant(service);
    await completed(four, other);
    const after = (await call(service, operator.key, 'GET', '/v1/operations/filing-report')).body;
    expect(after.total.filings).toBe(before.total.filings + 4);
    expect(after.object).toBe('operations_filing_report');
    expect(await report('months=1')).toEqual(own);
  });

  test('a plan uses its own filings of the tier once enough of them have completed', async () => {
    const business = await addBusiness(service, tenant.liveKey);
    const { body: plan } = await call(service, tenant.liveKey, 'POST', '/v1/plan', {
      business_id: business,
      jurisdictions: ['US-TX', 'US-CA'],
    });
    const expected = async () =>
      (await call(service, tenant.liveKey, 'GET', `/v1/plan/${plan.id}`)).body.states.map(
        (state: { expected: { source: string } }) => state.expected,
      );
    const [texas, california] = await expected();
    expect([texas.source, california.source]).toEqual(['state', 'state']);
    const standard = { submitted: '2026-10-05', completed: '2026-10-16' };
    await completed(Array.from({ length: leastObserved - 1 }, () => standard));
    expect((await expected())[0]).toEqual(texas);
    expect(await observed('US-TX')).toEqual([]);
    await completed([{ submitted: '2026-10-05', completed: '2026-10-07' }]);
    expect(await expected()).toEqual([
      { min_business_days: 2, max_business_days: 8, source: 'observed' },
      california,
    ]);
    expect(await observed('US-TX')).toEqual([
      { expedited_tier: null, filings: 5, min: 2, median: 8, p90: 8, max: 8 },
    ]);
    expect(await observed('US-TX', 'test')).toEqual([]);
  });

  test('only the latest filings count, so that a change of pace is visible', async () => {
    const slow = { submitted: '2026-01-05', completed: '2026-03-02' };
    const quick = { submitted: '2026-10-05', completed: '2026-10-06' };
    await completed([slow, ...Array.from({ length: mostObserved }, () => quick)]);
    expect(await observed('US-TX')).toEqual([
      { expedited_tier: null, filings: mostObserved, min: 1, median: 1, p90: 1, max: 1 },
    ]);
  });
});

describe('guards', () => {
  test('a report has one organization and mode', async () => {
    const other = await createTenant(service);
    await completed(four, other);
    expect(await report()).toMatchObject({ data: [], total: null });
    const theirs = await createPerson(service, other.organizationId);
    expect((await report('', theirs)).total?.filings).toBe(4);
    const inTest = await call(service, await theirs.token('test'), 'GET', '/console/filing-report');
    expect(inTest.body).toMatchObject({ mode: 'test', data: [], total: null });
    expect((await call(service, tenant.liveKey, 'GET', '/console/filing-report')).status).toBe(403);
  });
});

describe('refuses', () => {
  test.each(['months=0', 'months=25', 'type=ein', 'expedited=yes'])('%s', async (query) => {
    const { status } = await call(service, await person.token(), 'GET', `/console/filing-report?${query}`);
    expect(status).toBe(400);
  });
});
