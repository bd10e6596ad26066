import type { Parts } from '#lib/service/context';
import { requestHorizon } from '#lib/service/request-log/request-horizon';

/** Deletes what the request log no longer shows. */
export async function expireRequestsJob(parts: Parts): Promise<void> {
  await parts.database.query('delete from request_batches where last_at < $1', [
    requestHorizon(parts.clock()),
  ]);
}
