import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ObligationRows } from '#lib/contract/obligation-rows';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function open() {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId);
  const { filing, businessId } = await fileIn(service, tenant, 'US-NY');
  for (let step = 0; step < 4; step += 1)
    await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`);
  const rows = async (query = ''): Promise<ObligationRows> =>
    (await call(service, await person.token(), 'GET', `/console/obligation${query}`)).body;
  return { tenant, person, filing, businessId, rows };
}

test('the calendar lists by date, undated ones last, page by page, with a count', async () => {
  const { rows } = await open();
  const all = await rows();
  expect(all.data.map(({ obligation }) => obligation.due_on)).toEqual([
    '2026-12-20',
    '2027-03-20',
    '2028-11-30',
    null,
  ]);
  expect(all).toMatchObject({ total: 4, today: '2026-11-20', has_more: false });
  expect(all.data[0]?.business_name).toBe('Northwind Freight, LLC');
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await rows(`?limit=1${cursor && `&cursor=${cursor}`}`);
    expect(page.total).toBe(4);
    ids.push(...page.data.map(({ obligation }) => obligation.id));
    if (!page.next_cursor) break;
    cursor = page.next_cursor;
  }
  expect(ids).toEqual(all.data.map(({ obligation }) => obligation.id));
});

test('a company has the obligations of all of its registrations, and each row has the version for a change', async () => {
  const { tenant, person, filing, businessId, rows } = await open();
  const other = await addBusiness(service, tenant.testKey, { legal_name: 'Other, LLC' });
  expect((await rows(`?company_id=${businessId}`)).total).toBe(4);
  expect((await rows(`?company_id=${filing.business_id}`)).total).toBe(4);
  expect((await rows(`?company_id=${other}`)).total).toBe(0);
  expect((await rows('?status=due')).total).toBe(1);
  const [row] = (await rows('?status=due')).data;
  const changed = await call(
    service,
    await person.token(),
    'PATCH',
    `/v1/obligation/${row?.obligation.id}`,
    { status: 'done' },
    { 'If-Match': row?.version ?? '' },
  );
  expect(changed.status).toBe(200);
  expect((await rows('?status=open')).total).toBe(3);
});

test('a row has its owner; the filters are mine, unassigned and a colleague’s', async () => {
  const { tenant, person, rows } = await open();
  const colleague = await createPerson(service, tenant.organizationId);
  const [mine, theirs] = (await rows()).data.map(({ obligation }) => obligation.id);
  for (const [id, owner] of [
    [mine, person],
    [theirs, colleague],
  ] as const)
    await call(service, await person.token(), 'POST', '/console/assignment', {
      ...{ object: 'obligation', ids: [id], owner_id: owner.id },
    });
  const shown = async (owner: string) =>
    (await rows(`?owner=${owner}`)).data.map(({ obligation }) => obligation.id);
  expect(await shown('me')).toEqual([mine]);
  expect(await shown(colleague.id)).toEqual([theirs]);
  expect((await rows('?owner=none')).total).toBe(2);
  expect((await rows()).data.map(({ owner }) => owner?.id ?? null)).toEqual([
    ...[person.id, colleague.id],
    ...[null, null],
  ]);
});
