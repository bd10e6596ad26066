import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchedName } from '#lib/service/foreign-qualification/application';
import { newId } from '#lib/service/ids';
import { submissionOf } from '#lib/service/submission/submission';
import { call, contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('the registers are searched for the name on record, for none where there is no business, and never for none since it could not be read', async () => {
  const tenant = await createTenant(service);
  const ctx = contextOf(service, tenant.organizationId);
  const record = { legal_name: 'Searched Freight, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };
  const { body } = await call(service, tenant.testKey, 'POST', '/v1/business', record);
  const search = (business_id: string) =>
    searchedName(ctx, submissionOf(ctx, 'foreign_qualification', { business_id, jurisdiction: 'US-CO' }));
  expect(await search(body.id)).toBe('Searched Freight, LLC');
  expect(await search(newId(ctx.now))).toBe('');
  await service.parts.database.query('alter table businesses rename to businesses_away', []);
  await expect(search(body.id)).rejects.toThrow();
});
