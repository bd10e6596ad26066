import { lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countEach, countSelected } from '#lib/service/db/count-rows';
import { mine } from '#lib/service/db/mine';
import { searchWords } from '#lib/service/db/schema/search-words';
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

test('several conditions are counted at once', async () => {
  const { organizationId } = await createTenant(service);
  const ctx = contextOf(service, organizationId);
  await service.asOwner(
    `insert into search_words (organization_id, mode, word, name)
      select '${organizationId}', '${ctx.mode}', lpad(n::text, 6, '0'), 'Counted, LLC' from generate_series(1, 12000) n`,
  );
  const upTo = (word: string) => mine(ctx, searchWords, lte(searchWords.word, word));
  const conditions = [upTo('000000'), upTo('000003'), upTo('012000')];
  const counts = await withTenant(ctx, (tx) => countEach(tx, searchWords, conditions));
  expect(counts).toEqual([0, 3, 10_001]);
});
