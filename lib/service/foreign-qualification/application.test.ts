import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOf } from '#lib/service/db/hand-written';
import { businesses } from '#lib/service/db/schema/businesses';
import { writtenColumns } from '#lib/service/db/schema/columns';
import { withTenant } from '#lib/service/db/tenant';
import { searchedName } from '#lib/service/foreign-qualification/application';
import { newId } from '#lib/service/ids';
import { submissionOf } from '#lib/service/submission/submission';
import { copyFiling } from '#lib/testing/copy-filing';
import { call, contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const explained = (organizationId: string, id: string) =>
  `explain (analyze, buffers, format json) ${callOf('facts_for_checks', [organizationId, 'test', id, 'US-KY', true, false])}`;

// A connection's first query reads the catalog too, as does the one after new statistics, which may come between two.
async function fewestBlocks(explain: () => Promise<object[]>): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const [answer] = await explain();
    expect(answer).toMatchObject({ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': expect.any(Number) } }] });
    const [{ Plan: read }] = Object(answer)['QUERY PLAN'];
    counts.push(read['Shared Hit Blocks'] + read['Shared Read Blocks']);
  }
  return Math.min(...counts);
}

test('reading a business does not slow down with more filings, even before any statistics', async () => {
  const { parts } = service;
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-KY');
  const ids = Array.from({ length: 1000 }, () => newId(parts.clock()));
  await copyFiling(service, filing.id, ids);
  const explain = () => parts.database.query(explained(tenant.organizationId, newId(parts.clock())));
  expect(await fewestBlocks(explain)).toBeLessThan(100);
});

test('other records of the company are found by an index, however many the tenant has', async () => {
  const tenant = await createTenant(service);
  const id = await addBusiness(service, tenant.testKey, { registration_number: '7204518' });
  const columns = writtenColumns(businesses).join(', ');
  await service.asOwner(`insert into businesses (${columns}) select ${columns} from (
    select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'name_key', n, 'registration_number', n))).*
    from businesses b, generate_series(1, 3000) n where b.id = '${id}') made; analyze businesses`);
  // Under the policies, which an index serves only where no function is in the way.
  const explain = () =>
    withTenant(contextOf(service, tenant.organizationId), (tx) =>
      tx.run(explained(tenant.organizationId, id)),
    );
  expect(await fewestBlocks(explain)).toBeLessThan(150);
});

test('the registers are searched for the name on record, and not if the business is missing or unreadable', async () => {
  const tenant = await createTenant(service);
  const ctx = contextOf(service, tenant.organizationId);
  const record = { legal_name: 'Searched Freight, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };
  const { body } = await call(service, tenant.testKey, 'POST', '/v1/business', record);
  const search = (business_id: string) =>
    searchedName(ctx, submissionOf(ctx, 'foreign_qualification', { business_id, jurisdiction: 'US-CO' }));
  expect(await search(body.id)).toBe('Searched Freight, LLC');
  expect(await search(newId(ctx.now))).toBe('');
  await service.asOwner('alter table businesses rename to businesses_away');
  await expect(search(body.id)).rejects.toThrow();
});
