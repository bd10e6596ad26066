import { lt } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { requestBatches } from '#lib/service/db/schema/request-batches';
import { requestHorizon } from '#lib/service/request-log/request-horizon';

/** Deletes what the request log no longer shows. */
export async function expireRequestsJob(parts: Parts): Promise<void> {
  const { db } = parts.database;
  await db.delete(requestBatches).where(lt(requestBatches.last_at, requestHorizon(parts.clock())));
}
