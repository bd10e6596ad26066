import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTogether, preparedInserts } from '#lib/service/db/insert-together';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import { contextOf, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('rows of a table that the statement does not name are refused, not lost', async () => {
  const ofFilings = preparedInserts('rows_of_filings', { filings });
  const ctx = contextOf(service, newId(service.time.now));
  // @ts-expect-error the compiler refuses them first
  const inserted = withTenant(ctx, (tx) => insertTogether(tx, ofFilings, { events: [] }));
  await expect(inserted).rejects.toThrow('does not insert into events');
});
