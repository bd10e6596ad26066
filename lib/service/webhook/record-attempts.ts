import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { failingLimitMs, nextAttemptIn, readRetryAfter } from '#lib/rules/webhooks/retry-schedule';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
} from '#lib/service/db/schema/webhooks';
import { newId } from '#lib/service/ids';
import { disableEndpoint } from '#lib/service/webhook/disable-endpoint';
import { findEndpoint } from '#lib/service/webhook/own-webhooks';
import type { Outcome } from '#lib/service/webhook/webhook-sender';

export type Attempt = {
  delivery: WebhookDeliveryRow;
  manual: boolean;
  /** Null if nothing was sent, for which the receiver is not to blame. */
  headers: Record<string, string> | null;
  outcome: Outcome;
};

export function isGone({ answer }: Outcome): boolean {
  return answer?.status === 410;
}

/**
 * Records the outcomes of attempts at one endpoint, in their order, and schedules the next ones. Attempts are made in
 * real time; `ahead` is how far the tenant's time, in which an endpoint is disabled, is ahead of it, in milliseconds.
 * Returns whether the endpoint is disabled or deleted.
 */
export async function recordAttempts(
  ctx: Context,
  tx: Tx,
  attempts: readonly [Attempt, ...Attempt[]],
  ahead: number,
): Promise<boolean> {
  const endpoint = await findEndpoint(ctx, tx, attempts[0].delivery.endpoint_id, 'change');
  // It was deleted while they were sent, with its deliveries.
  if (!endpoint) return true;
  const held = await lockDeliveries(
    ctx,
    tx,
    attempts.map(({ delivery }) => delivery.id),
  );
  const made = attempts.flatMap((attempt) => {
    const row = held.get(attempt.delivery.id);
    if (!row) return [];
    return [{ ...attempt, number: row.attempts + 1, change: changeOf(ctx, row, attempt) }];
  });
  if (made.length === 0) return endpoint.status === 'disabled';
  await tx.insert(webhookAttempts).values(made.map((one) => attemptRow(ctx, one)));
  // Most have the same outcome: the first attempt succeeds.
  for (const same of Map.groupBy(made, ({ change }) => JSON.stringify(change)).values()) {
    const ids = same.map(({ delivery }) => delivery.id);
    await tx
      .update(webhookDeliveries)
      .set({ ...same[0]?.change, updated_at: ctx.now })
      .where(mine(ctx, webhookDeliveries, inArray(webhookDeliveries.id, ids)));
  }
  const { reason, since } = await judgeEndpoint(ctx, tx, endpoint, made);
  if (endpoint.status === 'disabled' || reason === null) return endpoint.status === 'disabled';
  const inItsTime = { ...ctx, now: new Date(ctx.now.getTime() + ahead) };
  await disableEndpoint(inItsTime, tx, { ...endpoint, failing_since: since }, reason);
  const payload = { ...ofTenant(ctx), disabled_endpoint_id: endpoint.id };
  await ctx.parts.jobs.enqueue(tx, 'send-notices', payload);
  return true;
}

type Held = Pick<WebhookDeliveryRow, 'status' | 'attempts'> & { scheduled: number };

async function lockDeliveries(ctx: Context, tx: Tx, ids: readonly string[]): Promise<Map<string, Held>> {
  const { id, status, attempts } = webhookDeliveries;
  // A recovery counts attempts from zero again, so those that count are the latest.
  const latest = sql`select ${webhookAttempts.manual} from ${webhookAttempts}
    where ${mine(ctx, webhookAttempts, eq(webhookAttempts.delivery_id, id))}
    order by ${desc(webhookAttempts.id)} limit ${attempts}`;
  const scheduled = sql<number>`(select count(*) from (${latest}) latest where not manual)`.mapWith(Number);
  const rows = await tx
    .select({ id, status, attempts, scheduled })
    .from(webhookDeliveries)
    .where(mine(ctx, webhookDeliveries, inArray(webhookDeliveries.id, [...ids])))
    .orderBy(asc(webhookDeliveries.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

function attemptRow(
  ctx: Context,
  { delivery, number, manual, headers, outcome }: Attempt & { number: number },
) {
  const { answer, error, durationMs } = outcome;
  return {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    delivery_id: delivery.id,
    number,
    manual,
    request_headers: headers ?? {},
    response_status: answer?.status ?? null,
    response_headers: answer?.headers ?? null,
    response_body: answer?.body ?? null,
    error,
    duration_ms: durationMs,
    created_at: ctx.now,
  };
}

/** A failed attempt by hand leaves the schedule and the claim: a worker may be sending it at this moment. */
function changeOf(ctx: Context, held: Held, attempt: Attempt) {
  return {
    attempts: held.attempts + 1,
    last_status: attempt.outcome.answer?.status ?? null,
    ...(hasArrived(attempt)
      ? ({ status: 'delivered', next_attempt_at: null, claimed_until: null } as const)
      : attempt.manual
        ? {}
        : { ...afterFailure(ctx, held, attempt.outcome), claimed_until: null }),
  };
}

function hasArrived({ outcome: { answer, error } }: Attempt): boolean {
  return answer !== null && error === null && answer.status >= 200 && answer.status < 300;
}

/** A delivery that was dropped or finished in the meantime stays so. An attempt by hand uses up no retry. */
function afterFailure(ctx: Context, { status, scheduled }: Held, { answer }: Outcome) {
  if (status !== 'pending') return {};
  const retryAfter = readRetryAfter(answer?.headers['retry-after'], ctx.now);
  const pause = nextAttemptIn(scheduled + 1, { random: Math.random(), retryAfter });
  return pause === null
    ? ({ status: 'failed', next_attempt_at: null } as const)
    : { next_attempt_at: new Date(ctx.now.getTime() + pause) };
}

/**
 * Records since when the endpoint fails, and returns it with the reason to disable it, if there is one. An attempt by hand
 * that fails is no failure to deliver: somebody is trying out the receiver.
 */
async function judgeEndpoint(
  ctx: Context,
  tx: Tx,
  endpoint: WebhookEndpointRow,
  attempts: readonly Attempt[],
): Promise<{ reason: 'gone' | 'failing' | null; since: Date | null }> {
  let since = endpoint.failing_since;
  let reason: 'gone' | 'failing' | null = null;
  for (const attempt of attempts.filter(({ headers }) => headers !== null)) {
    if (hasArrived(attempt)) since = null;
    else if (!attempt.manual) since ??= ctx.now;
    const isLong = since !== null && ctx.now.getTime() - since.getTime() >= failingLimitMs;
    if (isGone(attempt.outcome)) reason ??= 'gone';
    else if (isLong && !attempt.manual) reason ??= 'failing';
  }
  if (since?.getTime() !== endpoint.failing_since?.getTime()) {
    await tx
      .update(webhookEndpoints)
      .set({ failing_since: since })
      .where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, endpoint.id)));
  }
  return { reason, since };
}
