import { and, desc, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { requestBatches } from '#lib/service/db/schema/request-batches';
import { readTenant } from '#lib/service/db/tenant';
import { type BatchContent, type ReadRequest, requestsOf } from '#lib/service/request-log/request-entry';

/** A batch as it is read, without its requests if none of them can match. */
export type ReadBatch = {
  id: string;
  last: number;
  requests: ReadRequest[];
};

export type BatchWindow = {
  /** Batches with a request in this range, in milliseconds. */
  from: number;
  to: number;
  /** The last batch read. */
  after: Pick<ReadBatch, 'id' | 'last'> | null;
  limit: number;
};

/** Batches by the time of their last request, newest first. `longestSpan` is the maximum span of a batch. */
export async function readBatches(
  ctx: Context,
  { from, to, after, limit }: BatchWindow,
  condition: SQL,
  longestSpan: number,
): Promise<ReadBatch[]> {
  const until = after ? Math.min(after.last, to + longestSpan) : to + longestSpan;
  const { id, last_at, first_at, entries } = requestBatches;
  const inWindow = and(
    gte(last_at, new Date(from)),
    lte(last_at, new Date(until)),
    lte(first_at, new Date(to)),
    after ? sql`(${last_at}, ${id}) < (${new Date(after.last).toISOString()}, ${after.id})` : undefined,
  );
  const rows = await readTenant(
    ctx,
    sql`select ${id}, ${last_at}, case when ${condition} then ${entries} end as entries
      from ${requestBatches} where ${mine(ctx, requestBatches, inWindow)}
      order by ${desc(last_at)}, ${desc(id)} limit ${limit}`,
  );
  return rows.map(({ id, last_at, entries }) => ({
    id: String(id),
    last: (last_at as Date).getTime(),
    requests: entries === null ? [] : requestsOf(String(id), JSON.parse(String(entries)) as BatchContent),
  }));
}
