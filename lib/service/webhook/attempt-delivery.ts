import { Webhook } from 'standardwebhooks';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { type PreparedDelivery, prepareDeliveries } from '#lib/service/webhook/prepare-deliveries';
import { type Attempt, recordAttempts } from '#lib/service/webhook/record-attempts';
import { failed, inSpan, traceContext } from '#lib/tracing/tracing';

/** Sends one message now, because a person asked for it, and records the outcome. */
export async function attemptByHand(ctx: Context, endpointId: string, id: string): Promise<void> {
  for (const prepared of await prepareDeliveries(ctx, endpointId, [id])) {
    await recordOutcomes(ctx, [{ ...(await attempt(ctx, prepared)), manual: true }]);
  }
}

/**
 * Sends a message once. Nothing uses the network inside a transaction; after a crash before its outcome is recorded,
 * the message is sent again under the same `webhook-id`.
 */
export function attempt(
  ctx: Context,
  { delivery, url, secrets, payload }: PreparedDelivery,
): Promise<Attempt> {
  const { parts } = ctx;
  if (payload === null) return Promise.resolve(unwritten(ctx, delivery));
  return inSpan('POST webhook', { kind: 'client' }, async (span) => {
    const signed = signedHeaders(secrets, { id: delivery.event_id, now: parts.clock(), payload });
    const headers = { ...signed, ...traceContext() };
    const outcome = await parts.sender.send(url, headers, payload);
    if (outcome.answer) span?.setAttribute('http.response.status_code', outcome.answer.status);
    if (outcome.error) span?.setStatus(failed);
    return { delivery, manual: false, headers, outcome };
  });
}

/** Tried again on schedule: one that stayed due would be read without end, and keep back all later ones of its filing. */
function unwritten({ parts }: Context, delivery: PreparedDelivery['delivery']): Attempt {
  parts.log.error({ webhook_delivery: delivery.id }, 'a webhook message could not be written');
  const error = 'The message could not be written, so nothing was sent.';
  return { delivery, manual: false, headers: null, outcome: { answer: null, error, durationMs: 0 } };
}

/** The headers of one attempt by Standard Webhooks: the id is the event's, the time is the attempt's. */
function signedHeaders(
  secrets: readonly string[],
  { id, now, payload }: { id: string; now: Date; payload: string },
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Statehouse-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, payload)).join(' '),
  };
}

/** Records the outcomes of attempts at one endpoint. Returns whether it is disabled or deleted. */
export async function recordOutcomes(
  ctx: Context,
  attempts: readonly [Attempt, ...Attempt[]],
): Promise<boolean> {
  const { clock, credentials } = ctx.parts;
  const ahead = await credentials.clockOffset(ctx);
  const now = { ...ctx, now: clock() };
  return withTenant(now, (tx) => recordAttempts(now, tx, attempts, ahead));
}
