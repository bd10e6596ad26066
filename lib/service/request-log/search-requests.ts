import type { RequestRowsQuery } from '#lib/contract/request';
import type { Context } from '#lib/service/context';
import { type ReadBatch, readBatches } from '#lib/service/request-log/read-batches';
import { longestSpanMs } from '#lib/service/request-log/request-batch';
import { compare, type Place, type ReadRequest } from '#lib/service/request-log/request-entry';
import { batchCondition, fits } from '#lib/service/request-log/request-filter';

type Search = {
  filter: RequestRowsQuery;
  from: number;
  to: number;
  /** Only requests older than this. */
  before: Place | null;
  wanted: number;
};

export type SearchResult = {
  /** Newest first, at most the number requested. */
  found: ReadRequest[];
  /** The time at which the search stopped before it found enough; everything after it was searched. Null at the end. */
  stoppedAt: number | null;
};

const fewest = 4;
const most = 64;
const mostBatches = 2_000;
const mostEntries = 100_000;

/**
 * Searches the log from the newest batch back. Batches of several processes overlap, so a request is final only after
 * every batch that could hold a newer one was read. Stops after a limited amount of log, even if nothing was found.
 */
export async function searchRequests(ctx: Context, search: Search): Promise<SearchResult> {
  const { filter, from, before, wanted } = search;
  const to = Math.max(0, Math.min(search.to, before?.at ?? search.to));
  const condition = batchCondition(filter);
  const found: ReadRequest[] = [];
  let after: ReadBatch | null = null;
  let read = 0;
  let looked = 0;
  for (let limit = fewest; ; limit = Math.min(limit * 2, most)) {
    const batches: ReadBatch[] = await readBatches(ctx, { from, to, after, limit }, condition, longestSpanMs);
    for (const batch of batches) {
      found.push(...wantedOf(batch, search, to));
      looked += batch.requests.length;
    }
    read += batches.length;
    after = batches.at(-1) ?? null;
    const isEnd = batches.length < limit || after === null;
    const horizon = isEnd || !after ? Number.NEGATIVE_INFINITY : after.last;
    const final = found.filter(({ place }) => place.at > horizon);
    const isSpent = read >= mostBatches || looked >= mostEntries;
    const isDone = isEnd || final.length >= wanted;
    if (isDone || isSpent) {
      const newest = final.sort((a, b) => compare(b.place, a.place)).slice(0, wanted);
      return { found: newest, stoppedAt: isDone ? null : horizon };
    }
  }
}

function wantedOf(batch: ReadBatch, { filter, from, before }: Search, to: number): ReadRequest[] {
  return batch.requests.filter(
    (request) =>
      request.place.at >= from &&
      request.place.at <= to &&
      (before === null || compare(request.place, before) < 0) &&
      fits(request, filter),
  );
}
