import type { Parts } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import { requestBatches } from '#lib/service/db/schema/request-batches';
import { withTenant } from '#lib/service/db/tenant';
import type { RequestBatch } from '#lib/service/request-log/request-batch';

/** Writes a batch under its tenant's policies. Idempotent, so a write may be retried. */
export async function storeBatch(parts: Pick<Parts, 'database'>, batch: RequestBatch): Promise<void> {
  const { tenant, id, first, last, count } = batch;
  const row = {
    ...ofTenant(tenant),
    id,
    first_at: new Date(first),
    last_at: new Date(last),
    count,
    entries: batch.text(),
  };
  await withTenant({ ...tenant, parts }, (tx) => tx.insert(requestBatches).values(row).onConflictDoNothing());
}
