import { type SQL, sql } from 'drizzle-orm';
import { keptDays } from '#lib/contract/lifetimes';
import type { WebhookRecovery } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { readRows } from '#lib/service/db/read-rows';
import { events } from '#lib/service/db/schema/events';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import { eventHorizon } from '#lib/service/event/event-horizon';
import { audit } from '#lib/service/event/record-event';
import { lockEndpoint } from '#lib/service/webhook/own-webhooks';

/**
 * Sends again, in order, every event since then that the endpoint wants and has not received, starting at the first
 * attempt, also where a retry is due later.
 */
export function recoverWebhookEndpoint(ctx: Context, id: string, since: Date): Promise<WebhookRecovery> {
  if (since < eventHorizon(ctx)) {
    const detail = `Events are kept for ${keptDays} days, and it is ${ctx.now.toISOString()} now. Choose a later moment.`;
    throw invalid([{ pointer: '/since', code: 'too_early', detail }]);
  }
  return withTenant(ctx, async (tx) => {
    const endpoint = await lockEndpoint(ctx, tx, id);
    if (endpoint.status !== 'enabled') throw notEnabled();

    // With Drizzle, an insert from a select would have to list every column in the order of the table.
    const missed = await readRows(
      tx,
      sql`with wanted as (
          select * from events where ${mine(ctx, events)} and created_at >= ${since.toISOString()}::timestamptz
            and (${JSON.stringify(endpoint.event_types)}::jsonb ?| array['*', type])
        )
        insert into webhook_deliveries (organization_id, mode, id, endpoint_id, event_id, event_type, filing_id,
          sequence, status, attempts, next_attempt_at, created_at, updated_at)
        select organization_id, mode, uuid_of_now(), ${id}, id, type, filing_id, sequence, 'pending', 0, 'epoch',
          now(), now()
        from wanted
        on conflict (organization_id, mode, endpoint_id, event_id) do update
          set status = 'pending', attempts = 0, next_attempt_at = 'epoch', claimed_until = null, updated_at = now()
          where webhook_deliveries.status in ('failed', 'dropped') or ${waitsForRetry(ctx)}
        returning id`,
    );
    await audit(ctx, tx, 'webhook_endpoint.recovered', 'webhook_endpoint', id, {
      after: { since: since.toISOString(), deliveries: missed.length },
    });
    await tx.execute(sql`select pg_notify('webhook_deliveries', '')`);
    return { object: 'webhook_recovery', since: since.toISOString(), count: missed.length };
  });
}

/** Those that are due at once or being sent need no help. */
function waitsForRetry(ctx: Context): SQL {
  return sql`webhook_deliveries.status = 'pending' and webhook_deliveries.next_attempt_at > 'epoch'
    and coalesce(webhook_deliveries.claimed_until <= ${ctx.parts.clock().toISOString()}::timestamptz, true)`;
}

export function notEnabled(): ProblemError {
  const detail = 'The endpoint is disabled. Enable it first, then recover what it missed.';
  return new ProblemError('conflict', detail);
}
