import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSelected } from '#lib/service/db/count-rows';
import { withTenant } from '#lib/service/db/tenant';
import { contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('rows are counted up to ten thousand, and one more stands for all others', async () => {
  const { organizationId } = await createTenant(service);
  const counts = await withTenant(contextOf(service, organizationId), async (tx) => {
    const found: number[] = [];
    for (const rows of [0, 31, 10_000, 10_001, 25_000]) {
      const series = (most: number) => sql`(select from generate_series(1, ${rows}::int) limit ${most})`;
      found.push(await countSelected(tx, { limit: series }));
    }
    return found;
  });
  expect(counts).toEqual([0, 31, 10_000, 10_001, 10_001]);
});

test('rows that the caller takes off are counted besides', async () => {
  const { organizationId } = await createTenant(service);
  const counts = await withTenant(contextOf(service, organizationId), async (tx) => {
    const found: number[] = [];
    for (const rows of [31, 10_004, 25_000]) {
      const series = (most: number) => sql`(select from generate_series(1, ${rows}::int) limit ${most})`;
      found.push((await countSelected(tx, { limit: series }, 5)) - 5);
    }
    return found;
  });
  expect(counts).toEqual([26, 9_999, 10_001]);
});
