import { sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { dropPartitions, startOfWeek } from '#lib/service/db/partitions';
import { readRows } from '#lib/service/db/read-rows';
import { requestBatches } from '#lib/service/db/schema/request-batches';
import { requestHorizon } from '#lib/service/request-log/request-horizon';

const mostAtOnce = 500;

/** Deletes each week of the request log that it does not show any more; few rows are in no part of their own week. */
export async function expireRequestsJob(parts: Parts): Promise<void> {
  const horizon = requestHorizon(parts.clock());
  await dropPartitions(parts, 'request_batches', horizon);
  const { organization_id, mode, id, last_at } = requestBatches;
  const key = sql`${organization_id}, ${mode}, ${id}`;
  const old = sql`select ${key} from ${requestBatches}
    where ${last_at} < ${startOfWeek(horizon).toISOString()}::timestamptz limit ${mostAtOnce}`;
  for (;;) {
    const gone = await readRows(
      parts.database.db,
      sql`delete from ${requestBatches} where (${key}) in (${old}) returning ${id}`,
    );
    if (gone.length < mostAtOnce) return;
  }
}
