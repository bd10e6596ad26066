import { expect, test } from 'vitest';
import { type Harness, startHarness } from '#lib/testing/harness';

const hasTable = async ({ parts }: Harness) =>
  (await parts.database.query("select to_regclass('scratch') is not null as has"))[0]?.has;

test('what one database writes is in no other, neither one that is open nor a later one', async () => {
  const [one, beside] = [await startHarness(), await startHarness()];
  await one.asOwner('create table scratch (id int)');
  // It is in the files only now.
  if (one.parts.database.kind === 'pglite') await one.asOwner('checkpoint');
  const later = await startHarness();
  expect([await hasTable(one), await hasTable(beside), await hasTable(later)]).toEqual([true, false, false]);
  for (const service of [one, beside, later]) await service.stop();
});
