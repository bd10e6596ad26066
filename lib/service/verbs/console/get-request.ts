import type { LoggedRequestDetail } from '#lib/contract/console/request';
import type { Context } from '#lib/service/context';
import { literal } from '#lib/service/db/literal';
import { readTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { timeOfRequestId } from '#lib/service/http/new-request-id';
import { type RequestEntry, toLoggedRequest } from '#lib/service/requests/request-entry';
import { batchCondition, fits } from '#lib/service/requests/request-filter';
import { requestHorizon } from '#lib/service/requests/request-horizon';

const slackMs = 5 * 60_000;

/** One request with its bodies: by its own id, or the latest with this request id. */
export async function getRequest(ctx: Context, id: string): Promise<LoggedRequestDetail> {
  const found = (await byPlace(ctx, id)) ?? (await byRequestId(ctx, id));
  if (!found) throw notFound('request');
  const { entry, batch, index } = found;
  return {
    ...toLoggedRequest(entry, { at: entry.at, batch, index }),
    request_body: entry.request ?? null,
    response_body: entry.response ?? null,
  };
}

type Found = { entry: RequestEntry; batch: string; index: number };

async function byPlace(ctx: Context, id: string): Promise<Found | null> {
  const [, batch = '', index] = /^([0-9a-f-]{36})\.(\d{1,5})$/.exec(id) ?? [];
  if (!batch) return null;
  const [row] = await readLog(ctx, `id = ${literal(batch)}`);
  const entry = row?.entries[Number(index)];
  return entry ? { entry, batch, index: Number(index) } : null;
}

/** An id of ours tells when to look; one that a caller made up is looked for everywhere. */
async function byRequestId(ctx: Context, id: string): Promise<Found | null> {
  const filter = { request_id: id };
  const at = timeOfRequestId(id);
  const near = at === null ? null : (window: number) => new Date(at + window).toISOString();
  const fresh = at !== null && at > ctx.parts.clock().getTime() - slackMs;
  const windows = near
    ? [
        `last_at >= ${literal(near(-slackMs))} and first_at <= ${literal(near(slackMs))}`,
        ...(fresh ? [] : ['true']),
      ]
    : ['true'];
  for (const window of windows) {
    const [row] = await readLog(ctx, `${window} and ${batchCondition(filter)}`);
    const index = row?.entries.findLastIndex((entry) => fits(entry, filter)) ?? -1;
    const entry = row?.entries[index];
    if (row && entry) return { entry, batch: row.id, index };
  }
  return null;
}

async function readLog(ctx: Context, condition: string): Promise<{ id: string; entries: RequestEntry[] }[]> {
  const rows = await readTenant(
    ctx,
    `select id, entries from request_batches
     where organization_id = ${literal(ctx.organizationId)} and mode = ${literal(ctx.mode)}
       and last_at >= ${literal(requestHorizon(ctx.parts.clock()).toISOString())} and ${condition}
     order by last_at desc, id desc limit 1`,
  );
  return rows.map(({ id, entries }) => ({ id: String(id), entries: JSON.parse(String(entries)) }));
}
