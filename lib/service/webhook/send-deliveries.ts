import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { webhookDeliveries } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { attempt, recordOutcomes } from '#lib/service/webhook/attempt-delivery';
import type { Claimed } from '#lib/service/webhook/claim-deliveries';
import { type PreparedDelivery, prepareDeliveries } from '#lib/service/webhook/prepare-deliveries';
import { type Attempt, isGone } from '#lib/service/webhook/record-attempts';
import { inSpan } from '#lib/tracing/tracing';

const mostAtOnce = 8;
// After this time the endpoint may have been disabled, deleted or moved, so what was not sent is left to another claim.
const freshMs = 5_000;
// How long an outcome waits for the others of its batch, to be written with them in one transaction.
const togetherMs = 50;

/** What all batches that are under way to one endpoint know of it: whether nothing more may be sent. */
export type Line = { isOver: boolean };

/**
 * Sends claimed messages of one endpoint, a few at once, and records their outcomes, those of a fast receiver all
 * together. `onAnswered` is called for each answer, `onRecorded` with the number of those that are recorded. After a
 * 410, nothing more is sent on the line.
 */
export async function sendDeliveries(
  ctx: Context,
  claimed: readonly [Claimed, ...Claimed[]],
  line: Line,
  { onAnswered, onRecorded }: { onAnswered: () => void; onRecorded: (count: number) => void },
): Promise<void> {
  const ids = claimed.map(({ id }) => id);
  const prepared = await prepareDeliveries(ctx, claimed[0].endpoint_id, ids);
  const { pending: unsent = [], dropped = [] } = Object.groupBy(prepared, ({ delivery }) =>
    delivery.status === 'pending' ? 'pending' : 'dropped',
  );
  const traces = new Map(claimed.map(({ id, traceparent }) => [id, traceparent]));
  const stale = performance.now() + freshMs;
  const outcomes: Attempt[] = [];
  let hasFailed = false;
  let writing = Promise.resolve();
  const allSent = new AbortController();
  const write = async () => {
    await wait(togetherMs, undefined, allSent).catch(() => {});
    const [first, ...others] = outcomes.splice(0);
    if (!first) return;
    if (await recordOutcomes(ctx, [first, ...others])) line.isOver = true;
    onRecorded(1 + others.length);
  };
  const next = () => (line.isOver || hasFailed || performance.now() > stale ? undefined : unsent.shift());
  const sendAll = async () => {
    for (let prepared = next(); prepared; prepared = next()) {
      const made = await traced(ctx, prepared, traces.get(prepared.delivery.id) ?? null);
      // Not only when it is recorded: by then others would have been sent.
      if (isGone(made.outcome)) line.isOver = true;
      outcomes.push(made);
      onAnswered();
      // The others join those that already wait to be written.
      if (outcomes.length > 1) continue;
      writing = writing.then(write);
      // The failure is thrown below.
      writing.catch(() => {
        hasFailed = true;
      });
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, sendAll));
  allSent.abort();
  await writing;
  await release(ctx, [...unsent, ...dropped]);
}

function traced(ctx: Context, prepared: PreparedDelivery, parent: string | null): Promise<Attempt> {
  const attributes = { 'statehouse.webhook_delivery': prepared.delivery.id };
  return inSpan('webhook delivery', { kind: 'consumer', parent, attributes }, () => attempt(ctx, prepared));
}

async function release(ctx: Context, unsent: readonly PreparedDelivery[]): Promise<void> {
  if (unsent.length === 0) return;
  const ids = unsent.map(({ delivery }) => delivery.id);
  await withTenant(ctx, (tx) =>
    tx
      .update(webhookDeliveries)
      .set({ claimed_until: null })
      .where(mine(ctx, webhookDeliveries, inArray(webhookDeliveries.id, ids))),
  );
}
