import { lt } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { deleteInBatches } from '#lib/service/db/delete-in-batches';
import { dropPartitions, startOfWeek } from '#lib/service/db/partitions';
import { requestBatches } from '#lib/service/db/schema/request-batches';
import { requestHorizon } from '#lib/service/request-log/request-horizon';

/** Deletes each week of the request log that it does not show any more; few rows are in no part of their own week. */
export async function expireRequestsJob(parts: Parts): Promise<void> {
  const horizon = requestHorizon(parts.clock());
  await dropPartitions(parts, 'request_batches', horizon);
  await deleteInBatches(parts.database.db, requestBatches, lt(requestBatches.last_at, startOfWeek(horizon)));
}
