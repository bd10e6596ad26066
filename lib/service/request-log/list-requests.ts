import type { RequestRows, RequestRowsQuery } from '#lib/contract/request';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import { isNumberKey, readCursor, writeCursor } from '#lib/service/cursor';
import { isId } from '#lib/service/ids';
import { type Place, toLoggedRequest } from '#lib/service/request-log/request-entry';
import { requestHorizon } from '#lib/service/request-log/request-horizon';
import { searchRequests } from '#lib/service/request-log/search-requests';

const order = 'requests newest first';

/**
 * The log of API requests, newest first. A page may be short if few requests match: `next_cursor` continues the search.
 */
export async function listRequests(ctx: Context, query: RequestRowsQuery): Promise<RequestRows> {
  const now = ctx.parts.clock();
  const { found, stoppedAt } = await searchRequests(ctx, {
    filter: query,
    from: Math.max(requestHorizon(now).getTime(), timeOf(query.created_after) ?? 0),
    // The clocks of two machines differ slightly.
    to: timeOf(query.created_before) ?? now.getTime() + minuteMs,
    before: query.cursor === undefined ? null : readPlace(query.cursor),
    wanted: query.limit + 1,
  });
  const page = found.slice(0, query.limit);
  const last = found.length > query.limit ? page.at(-1)?.place : undefined;
  return {
    object: 'list',
    data: page.map(toLoggedRequest),
    has_more: last !== undefined || stoppedAt !== null,
    next_cursor: last ? writePlace(last) : stoppedAt === null ? null : writePlace(allUpTo(stoppedAt)),
    searched_to: stoppedAt === null ? null : new Date(stoppedAt).toISOString(),
  };
}

function timeOf(moment: string | undefined): number | undefined {
  return moment === undefined ? undefined : Date.parse(moment);
}

/** Just above every request of this millisecond. */
function allUpTo(at: number): Place {
  return { at: at + 1, batch: '', index: 0 };
}

function writePlace({ at, batch, index }: Place): string {
  return writeCursor(order, [String(at), batch, String(index)]);
}

function readPlace(cursor: string): Place {
  const isTime = (key: string) => /^\d{1,14}$/.test(key);
  const isBatch = (key: string) => key === '' || isId(key);
  const [at, batch, index] = readCursor(cursor, order, [isTime, isBatch, isNumberKey]);
  return { at: Number(at), batch, index: Number(index) };
}
