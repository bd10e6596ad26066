import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import { insertSubmission } from '#lib/service/submission/insert-submission';
import { contextOf, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('rows of a table that a submission does not write to are refused, not lost', async () => {
  const ctx = contextOf(service, newId(service.time.now));
  // @ts-expect-error the compiler refuses them first
  const inserted = withTenant(ctx, (tx) => insertSubmission(ctx, tx, { plans: [] }));
  await expect(inserted).rejects.toThrow('does not insert into plans');
});
