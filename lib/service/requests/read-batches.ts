import type { Context } from '#lib/service/context';
import { literal } from '#lib/service/db/literal';
import { readTenant } from '#lib/service/db/tenant';
import { type BatchContent, type ReadRequest, requestsOf } from '#lib/service/requests/request-entry';

/** A batch as it is read: without its requests where none of them can be wanted. */
export interface ReadBatch {
  id: string;
  last: number;
  requests: ReadRequest[];
}

export interface BatchWindow {
  /** Batches with a request in here, in milliseconds. */
  from: number;
  to: number;
  /** The batch that was read last. */
  after: Pick<ReadBatch, 'id' | 'last'> | null;
  limit: number;
}

const moment = (milliseconds: number) => literal(new Date(milliseconds).toISOString());

/** Batches in the order of their last request, newest first. `longestSpan` is what a batch may span at most. */
export async function readBatches(
  ctx: Context,
  { from, to, after, limit }: BatchWindow,
  condition: string,
  longestSpan: number,
): Promise<ReadBatch[]> {
  const until = after ? Math.min(after.last, to + longestSpan) : to + longestSpan;
  const rows = await readTenant(
    ctx,
    `select id, last_at, case when ${condition} then entries end as entries
     from request_batches
     where organization_id = ${literal(ctx.organizationId)} and mode = ${literal(ctx.mode)}
       and last_at >= ${moment(from)} and last_at <= ${moment(until)} and first_at <= ${moment(to)}
       ${after ? `and (last_at, id) < (${moment(after.last)}, ${literal(after.id)})` : ''}
     order by last_at desc, id desc limit ${literal(limit)}`,
  );
  return rows.map(({ id, last_at, entries }) => ({
    id: String(id),
    last: (last_at as Date).getTime(),
    requests: entries === null ? [] : requestsOf(String(id), JSON.parse(String(entries)) as BatchContent),
  }));
}
