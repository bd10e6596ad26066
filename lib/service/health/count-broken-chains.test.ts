import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealTrail } from '#lib/service/audit/seal-trail';
import { countBrokenChains } from '#lib/service/health/count-broken-chains';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('each reading verifies ten chains, and a broken one is found when its turn comes', async () => {
  const { parts } = service;
  for (let at = 0; at < 12; at += 1) {
    const { testKey } = await createTenant(service);
    const business = { legal_name: 'Alder, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };
    await call(service, testKey, 'POST', '/v1/business', business);
  }
  await sealTrail(parts);
  const count = countBrokenChains();
  expect(await count(parts)).toEqual([{ value: 0 }]);
  await service.asOwner("update audit_entries set address = '203.0.113.77'");
  const found = [await count(parts), await count(parts), await count(parts)];
  const [chains] = await parts.database.query('select count(*)::int as all from audit_heads');
  const all = Number(chains?.all);
  expect(all).toBeGreaterThan(10);
  expect(all).toBeLessThanOrEqual(20);
  expect(found).toEqual([{ value: 10 }, { value: all }, { value: all }].map((one) => [one]));
});
