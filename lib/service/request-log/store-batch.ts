import { sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { readTenant } from '#lib/service/db/tenant';
import type { RequestBatch } from '#lib/service/request-log/request-batch';

/** Writes a batch under its tenant's policies; a second time changes nothing, so a write may be tried again. */
export async function storeBatch(parts: Pick<Parts, 'database'>, batch: RequestBatch): Promise<void> {
  const { organizationId, mode } = batch.tenant;
  const values = [
    organizationId,
    mode,
    batch.id,
    new Date(batch.first).toISOString(),
    new Date(batch.last).toISOString(),
    batch.count,
    batch.text(),
  ];
  await readTenant(
    { organizationId, mode, parts },
    sql`insert into request_batches (organization_id, mode, id, first_at, last_at, count, entries)
     values ${values} on conflict do nothing`,
  );
}
