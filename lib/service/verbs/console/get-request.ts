import type { LoggedRequestDetail } from '#lib/contract/console/request';
import type { Context } from '#lib/service/context';
import { literal } from '#lib/service/db/literal';
import { readTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { timeOfRequestId } from '#lib/service/http/new-request-id';
import { isId } from '#lib/service/ids';
import {
  type BatchContent,
  type ReadRequest,
  requestsOf,
  toLoggedRequest,
} from '#lib/service/requests/request-entry';
import { batchCondition, fits } from '#lib/service/requests/request-filter';
import { requestHorizon } from '#lib/service/requests/request-horizon';

const slackMs = 5 * 60_000;

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
  const requests = await latestBatch(ctx, `id = ${literal(batch)}`);
  return requests[Number(index)];
}

/** An id of ours tells when to look; one that a caller made up is looked for everywhere. */
async function byRequestId(ctx: Context, id: string): Promise<ReadRequest | undefined> {
  const filter = { request_id: id };
  for (const window of windowsOf(id, ctx.parts.clock())) {
    const requests = await latestBatch(ctx, `${window} and ${batchCondition(filter)}`);
    const found = requests.findLast((request) => fits(request, filter));
    if (found) return found;
  }
  return undefined;
}

/** As SQL conditions, the likeliest first. A request of a moment ago can only be near. */
function windowsOf(id: string, now: Date): string[] {
  const at = timeOfRequestId(id);
  if (at === null || at > now.getTime() + slackMs) return ['true'];
  const moment = (after: number) => literal(new Date(at + after).toISOString());
  const near = `last_at >= ${moment(-slackMs)} and first_at <= ${moment(slackMs)}`;
  return at > now.getTime() - slackMs ? [near] : [near, 'true'];
}

async function latestBatch(ctx: Context, condition: string): Promise<ReadRequest[]> {
  const [row] = await readTenant(
    ctx,
    `select id, entries from request_batches
     where organization_id = ${literal(ctx.organizationId)} and mode = ${literal(ctx.mode)}
       and last_at >= ${literal(requestHorizon(ctx.parts.clock()).toISOString())} and ${condition}
     order by last_at desc, id desc limit 1`,
  );
  return row ? requestsOf(String(row.id), JSON.parse(String(row.entries)) as BatchContent) : [];
}
