import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { LoggedRequestDetail } from '#lib/contract/request';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { requestBatches } from '#lib/service/db/schema/request-batches';
import { readTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId, timeOfId } from '#lib/service/ids';
import {
  type BatchContent,
  type ReadRequest,
  requestsOf,
  toLoggedRequest,
} from '#lib/service/request-log/request-entry';
import { batchCondition, fits } from '#lib/service/request-log/request-filter';
import { requestHorizon } from '#lib/service/request-log/request-horizon';

const slackMs = 5 * minuteMs;

/** One request with its bodies: by its own id, or the latest with this request id. */
export async function getRequest(ctx: Context, id: string): Promise<LoggedRequestDetail> {
  const found = (await byPlace(ctx, id)) ?? (await byRequestId(ctx, id));
  if (!found) throw notFound('request');
  return {
    ...toLoggedRequest(found),
    request_body: found.entry.request ?? null,
    response_body: found.entry.response ?? null,
  };
}

async function byPlace(ctx: Context, id: string): Promise<ReadRequest | undefined> {
  const [, batch = '', index] = /^(.{36})\.(\d{1,5})$/.exec(id) ?? [];
  if (!isId(batch)) return undefined;
  const requests = await latestBatch(ctx, eq(requestBatches.id, batch));
  return requests[Number(index)];
}

/** A request id made by the service contains its time; one made by the caller is searched everywhere. */
async function byRequestId(ctx: Context, id: string): Promise<ReadRequest | undefined> {
  const filter = { request_id: id };
  for (const window of windowsOf(id, ctx.parts.clock())) {
    const requests = await latestBatch(ctx, and(window, batchCondition(filter)));
    const found = requests.findLast((request) => fits(request, filter));
    if (found) return found;
  }
  return undefined;
}

/** The most likely first; undefined is all time. A request of a moment ago can only be in the first. */
function windowsOf(id: string, now: Date): (SQL | undefined)[] {
  const at = timeOfId(id);
  if (at === null || at > now.getTime() + slackMs) return [undefined];
  const near = and(
    gte(requestBatches.last_at, new Date(at - slackMs)),
    lte(requestBatches.first_at, new Date(at + slackMs)),
  );
  return at > now.getTime() - slackMs ? [near] : [near, undefined];
}

async function latestBatch(ctx: Context, condition: SQL | undefined): Promise<ReadRequest[]> {
  const { id, last_at, entries } = requestBatches;
  const kept = gte(last_at, requestHorizon(ctx.parts.clock()));
  const [row] = await readTenant(
    ctx,
    sql`select ${id}, ${entries} from ${requestBatches} where ${mine(ctx, requestBatches, kept, condition)}
      order by ${desc(last_at)}, ${desc(id)} limit 1`,
  );
  return row ? requestsOf(String(row.id), JSON.parse(String(row.entries)) as BatchContent) : [];
}
