import { eq } from 'drizzle-orm';
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
import { lockEndpoint } from '#lib/service/webhook/own-webhooks';
import type { Outcome } from '#lib/service/webhook/webhook-sender';

export type Attempt = {
  delivery: WebhookDeliveryRow;
  manual: boolean;
  headers: Record<string, string>;
  outcome: Outcome;
};

const gone = 410;

/** Records the outcome of an attempt and schedules the next. Returns the endpoint if it was disabled. */
export async function recordAttempt(
  ctx: Context,
  tx: Tx,
  { delivery, manual, headers, outcome }: Attempt,
): Promise<WebhookEndpointRow | null> {
  const endpoint = await lockEndpoint(ctx, tx, delivery.endpoint_id);
  const [held] = await tx
    .select()
    .from(webhookDeliveries)
    .where(mine(ctx, webhookDeliveries, eq(webhookDeliveries.id, delivery.id)))
    .for('update');
  if (!held) return null;
  const { answer, error, durationMs } = outcome;
  const number = held.attempts + 1;
  await tx.insert(webhookAttempts).values({
    ...ofTenant(ctx),
    id: newId(ctx.now),
    delivery_id: held.id,
    number,
    manual,
    request_headers: headers,
    response_status: answer?.status ?? null,
    response_headers: answer?.headers ?? null,
    response_body: answer?.body ?? null,
    error,
    duration_ms: durationMs,
    created_at: ctx.now,
  });
  const succeeded = answer !== null && answer.status >= 200 && answer.status < 300;
  await tx
    .update(webhookDeliveries)
    .set({
      attempts: number,
      last_status: answer?.status ?? null,
      claimed_until: null,
      updated_at: ctx.now,
      ...(succeeded ? delivered : manual ? {} : afterFailure(ctx, held, number, outcome)),
    })
    .where(mine(ctx, webhookDeliveries, eq(webhookDeliveries.id, held.id)));
  return judgeEndpoint(ctx, tx, endpoint, succeeded, answer?.status ?? null);
}

const delivered = { status: 'delivered', next_attempt_at: null } as const;

/** A delivery that was dropped or finished in the meantime stays so. */
function afterFailure(ctx: Context, held: WebhookDeliveryRow, failed: number, { answer }: Outcome) {
  if (held.status !== 'pending') return {};
  const retryAfter = readRetryAfter(answer?.headers['retry-after'], ctx.now);
  const pause = nextAttemptIn(failed, { random: Math.random(), retryAfter });
  return pause === null
    ? ({ status: 'failed', next_attempt_at: null } as const)
    : { next_attempt_at: new Date(ctx.now.getTime() + pause) };
}

async function judgeEndpoint(
  ctx: Context,
  tx: Tx,
  endpoint: WebhookEndpointRow,
  succeeded: boolean,
  status: number | null,
): Promise<WebhookEndpointRow | null> {
  const since = succeeded ? null : (endpoint.failing_since ?? ctx.now);
  if (since?.getTime() !== endpoint.failing_since?.getTime()) {
    await tx
      .update(webhookEndpoints)
      .set({ failing_since: since })
      .where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, endpoint.id)));
  }
  if (succeeded || endpoint.status === 'disabled') return null;
  const now = { ...endpoint, failing_since: since };
  if (status === gone) return disableEndpoint(ctx, tx, now, 'gone');
  const failingFor = ctx.now.getTime() - (since?.getTime() ?? ctx.now.getTime());
  return failingFor >= failingLimitMs ? disableEndpoint(ctx, tx, now, 'failing') : null;
}
