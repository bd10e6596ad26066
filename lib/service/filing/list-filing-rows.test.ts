import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FilingSort } from '#lib/contract/filing-rows';
import type { FilingSummary } from '#lib/contract/overview';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { newId } from '#lib/service/ids';
import { copyFiling } from '#lib/testing/copy-filing';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
let tenant: Tenant;
let person: Awaited<ReturnType<typeof createPerson>>;
const get = async (path: string) => call(service, await person.token(), 'GET', path);

const names = ['Zephyr Mills, LLC', '=cmd|calc, LLC', 'ålesund Fish, LLC', 'Beta "Quoted", LLC', 'alpha LLC'];
const states = ['US-TX', 'US-OH', 'US-KY', 'US-PA', 'US-OH'];

beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  person = await createPerson(service, tenant.organizationId);
  const ids: string[] = [];
  for (const [at, legal_name] of names.entries()) {
    service.time.now = new Date(service.time.now.getTime() + 86_400_000);
    const tier = at === 3 ? { expedited_tier: 'same_day' } : {};
    ids.push((await fileIn(service, tenant, states[at], tier, { legal_name })).filing.id);
  }
  const open = (id: string | undefined, due_at: string) =>
    call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${id}/case`, {
      kind: 'missing_information',
      due_at,
    });
  await open(ids[4], '2026-12-20T00:00:00.000Z');
  await open(ids[1], '2026-12-10T00:00:00.000Z');
  await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${ids[2]}/advance`, {});
  await call(service, tenant.testKey, 'POST', `/v1/filing/${ids[0]}/cancel`, {});
});
afterAll(() => service.stop());

async function pagedIds(query: string): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await get(`/console/filing?limit=2&${query}${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...body.data.map(({ id }: FilingSummary) => id));
    cursor = body.next_cursor;
  } while (cursor);
  return seen;
}

async function namesOf(query: string): Promise<string[]> {
  return (await get(`/console/filing?${query}`)).body.data.map((row: FilingSummary) => row.legal_name);
}

describe('works', () => {
  test('filings that need action come first, by due date; ended ones come last', async () => {
    const { body } = await get('/console/filing');
    expect(body.total).toBe(5);
    expect(body.data.map((row: FilingSummary) => [row.legal_name, row.holder])).toEqual([
      ['=cmd|calc, LLC', 'you'],
      ['alpha LLC', 'you'],
      ['ålesund Fish, LLC', 'service'],
      ['Beta "Quoted", LLC', 'service'],
      ['Zephyr Mills, LLC', 'nobody'],
    ]);
    expect(body.data[0]).toMatchObject({
      due_at: '2026-12-10T00:00:00.000Z',
      happening: 'Certificate of good standing and principal office needed',
    });
  });

  test.each(FilingSort.options.flatMap((sort) => [`sort=${sort}`, `sort=${sort}&dir=desc`]))(
    'the pages list each filing once, in order: %s',
    async (query) => {
      const whole = (await get(`/console/filing?${query}`)).body.data.map(({ id }: FilingSummary) => id);
      expect(new Set(whole).size).toBe(5);
      expect(await pagedIds(query)).toEqual(whole);
      // All names have the word.
      expect(await pagedIds(`${query}&q=llc`)).toEqual(whole);
    },
  );

  test('a reversed list has the opposite order', async () => {
    for (const sort of FilingSort.options) {
      const [up, down] = [await namesOf(`sort=${sort}`), await namesOf(`sort=${sort}&dir=desc`)];
      expect(down.toReversed()).toEqual(up);
    }
  });

  test('by date, due and expected filings are in one order, and filings without a date come last', async () => {
    const rows: FilingSummary[] = (await get('/console/filing?sort=due')).body.data;
    const shown = rows.map(({ due_at, expected }) => (due_at ?? expected?.to ?? '9999').slice(0, 10));
    expect(shown).toEqual(shown.toSorted());
    expect(rows.map(({ due_at, expected }) => (due_at ? 'due' : expected ? 'expected' : '—'))).toEqual(
      expect.arrayContaining(['due', 'expected', '—']),
    );
    expect(new Set(shown).size).toBeGreaterThan(3);
  });

  test('a filing that advances is sorted by its new date', async () => {
    const clerk = await createTenant(service);
    const reader = await createPerson(service, clerk.organizationId);
    const { filing } = await fileIn(service, clerk, 'US-OH');
    const read = async () => {
      const answer = await call(service, await reader.token(), 'GET', '/console/filing?sort=due');
      const [row] = await service.parts.database.query(
        'select expected_by::text from filings where id = $1',
        [filing.id],
      );
      return { shown: answer.body.data[0].expected?.to ?? null, kept: row?.expected_by };
    };
    const queued = await read();
    expect(queued.kept).toBe(queued.shown);
    service.time.now = new Date(service.time.now.getTime() + 7 * 86_400_000);
    await call(service, clerk.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`, {});
    const ready = await read();
    expect(ready.kept).toBe(ready.shown);
    expect(ready.shown).not.toBe(queued.shown);
    await call(service, clerk.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, {});
    expect(await read()).toEqual({ shown: null, kept: null });
  });

  test('a filing that the state accepted is expected on its later effective date, and does not stand still before', async () => {
    const clerk = await createTenant(service);
    const reader = await createPerson(service, clerk.organizationId);
    const effective_date = civilDateOf(new Date(service.time.now.getTime() + 60 * 86_400_000));
    const { filing } = await fileIn(service, clerk, 'US-TX', { effective_date });
    for (let step = 0; step < 3; step += 1)
      await call(service, clerk.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`, {});
    service.time.now = new Date(service.time.now.getTime() + 40 * 86_400_000);
    const answer = await call(service, await reader.token(), 'GET', '/console/filing?sort=due');
    expect(answer.body.data).toMatchObject([
      { status: 'filed', expected: { from: effective_date, to: effective_date }, standing_still: false },
    ]);
  });

  test('names are sorted case-insensitively', async () => {
    const sorted = (await namesOf('sort=name')).filter((name) => /^[a-z]/i.test(name));
    expect(sorted).toEqual(['alpha LLC', 'Beta "Quoted", LLC', 'Zephyr Mills, LLC']);
  });

  test('every filter matches the same filter of GET /v1/filing', async () => {
    const filters = [
      'status=open',
      'status=canceled',
      'jurisdiction=US-OH',
      'needs_response=true',
      'needs_response=false',
      'expedited=true',
      'expedited=false',
      'created_after=2026-11-23T00:00:00Z',
      'created_before=2026-11-23T00:00:00Z',
      'q=llc',
      'q=beta%20quot',
      'q=100%25',
      'q=eta',
      'type=formation',
    ];
    for (const filter of filters) {
      const partner = await call(service, tenant.testKey, 'GET', `/v1/filing?${filter}`);
      const ids = partner.body.data.map(({ id }: { id: string }) => id).toSorted();
      const rows = await get(`/console/filing?${filter}`);
      expect([filter, rows.body.data.map(({ id }: FilingSummary) => id).toSorted()]).toEqual([filter, ids]);
      expect(rows.body.total).toBe(ids.length);
    }
  });

  test('the filter by who must act matches the rows', async () => {
    const all: FilingSummary[] = (await get('/console/filing')).body.data;
    for (const holder of ['you', 'service', 'state', 'nobody']) {
      const ids = (await get(`/console/filing?holder=${holder}`)).body.data.map(
        ({ id }: FilingSummary) => id,
      );
      expect(ids).toEqual(all.filter((row) => row.holder === holder).map(({ id }) => id));
    }
  });

  test('a day of completion in a year that no database has is taken as the first or the last', async () => {
    expect((await get('/console/filing?completed_after=0000-01-01')).body.total).toBe(0);
    expect((await get('/console/filing?completed_after=9999-12-31T23:59:59-14:00')).body.total).toBe(0);
  });

  test('a single summary equals the row of the list', async () => {
    const [row] = (await get('/console/filing?q=alpha')).body.data;
    expect((await get(`/console/filing/${row.id}/summary`)).body).toEqual(row);
  });

  test('the CSV has the list’s rows and order, ISO dates, plain decimals, and no formulas', async () => {
    const query = 'sort=name&dir=desc';
    const rows: FilingSummary[] = (await get(`/console/filing?${query}`)).body.data;
    const response = await service.app.request(`/console/filing.csv?${query}`, {
      headers: { Authorization: `Bearer ${await person.token()}` },
    });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /filename="filings-test-\d{4}-\d\d-\d\d\.csv"/,
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFF')).toBe(true);
    const parsed = Papa.parse<Record<string, string>>(text.slice(1).trim(), { header: true });
    expect(parsed.errors).toEqual([]);
    expect(parsed.data.map((line) => line.filing_id)).toEqual(rows.map(({ id }) => id));
    for (const [at, line] of parsed.data.entries()) {
      expect(line.fee_usd).toBe(rows[at]?.total?.toFixed(2));
      expect(line.created_at).toBe(rows[at]?.created_at);
      expect(Object.values(line).some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false);
    }
    expect(parsed.data.map((line) => line.business)).toContain("'=cmd|calc, LLC");
    expect(parsed.data.map((line) => line.business)).toContain('Beta "Quoted", LLC');
  });

  test('the CSV has every row of all pages', async () => {
    const busy = await createTenant(service);
    const clerk = await createPerson(service, busy.organizationId);
    const { filing } = await fileIn(service, busy, 'US-OH');
    const ids = Array.from({ length: 1234 }, () => newId(service.time.now));
    await copyFiling(service, filing.id, ids);
    const response = await service.app.request('/console/filing.csv', {
      headers: { Authorization: `Bearer ${await clerk.token()}` },
    });
    expect((await response.text()).trim().split('\r\n')).toHaveLength(1 + 1235);
  });
});

describe('refuses', () => {
  test('a cursor of another order, and an invalid one', async () => {
    const { body } = await get('/console/filing?limit=2&sort=name');
    for (const cursor of [body.next_cursor, 'nonsense', Buffer.from('{}').toString('base64url')]) {
      const refused = await get(`/console/filing?sort=due&cursor=${cursor}`);
      expect(refused.body.errors).toMatchObject([{ pointer: '?cursor' }]);
    }
  });

  test('an unknown order and page size', async () => {
    expect((await get('/console/filing?sort=luck')).status).toBe(400);
    expect((await get('/console/filing?limit=101')).status).toBe(400);
  });
});

describe('guards', () => {
  test('filings of another mode or organization are not listed', async () => {
    const [row] = (await get('/console/filing')).body.data;
    const stranger = await createPerson(service, (await createTenant(service)).organizationId);
    for (const token of [await person.token('live'), await stranger.token()]) {
      const list = await call(service, token, 'GET', '/console/filing');
      expect(list.body).toMatchObject({ data: [], total: 0 });
      expect((await call(service, token, 'GET', `/console/filing/${row.id}/summary`)).status).toBe(404);
      expect((await call(service, token, 'GET', `/console/filing/${row.id}/submission`)).status).toBe(404);
    }
  });
});
