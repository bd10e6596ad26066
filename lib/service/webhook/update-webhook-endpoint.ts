import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { UpdateWebhookEndpointRequest, WebhookEndpoint } from '#lib/contract/webhook';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { type WebhookEndpointRow, webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit, differences } from '#lib/service/event/record-event';
import { checkTarget } from '#lib/service/webhook/check-target';
import { disableEndpoint } from '#lib/service/webhook/disable-endpoint';
import { lockEndpoint } from '#lib/service/webhook/own-webhooks';
import { toWebhookEndpoint } from '#lib/service/webhook/to-webhook-endpoint';

/**
 * Disabling drops pending deliveries; enabling resets the count of failures. A call that changes nothing is not recorded.
 * Throws `conflict` if the change begins from other values than the endpoint has now.
 */
export async function updateWebhookEndpoint(
  ctx: Context,
  id: string,
  asked: UpdateWebhookEndpointRequest,
): Promise<WebhookEndpoint> {
  if (asked.url !== undefined) await checkTarget(ctx, asked.url);
  return withTenant(ctx, async (tx) => {
    const before = await lockEndpoint(ctx, tx, id);
    const changes = changesOf(ctx, before, asked);
    const after = { ...before, ...changes };
    const disables = asked.status === 'disabled' && before.status === 'enabled';
    const shown = disables ? { ...after, status: 'disabled' as const } : after;
    const changed = differences(before, shown, ['url', 'event_types', 'description', 'status']);
    if (Object.keys(changed.after).length === 0) return toWebhookEndpoint(before);
    refuseIfChanged(before, changed.after, asked);
    await tx
      .update(webhookEndpoints)
      .set(changes)
      .where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, id)));
    await audit(ctx, tx, 'webhook_endpoint.updated', 'webhook_endpoint', id, changed);
    return toWebhookEndpoint(disables ? await disableEndpoint(ctx, tx, after, 'partner') : after);
  });
}

const nouns = { url: 'address', event_types: 'event types', description: 'description' } as const;

function refuseIfChanged(
  now: WebhookEndpointRow,
  next: Record<string, unknown>,
  { instead_of }: UpdateWebhookEndpointRequest,
): void {
  const other = (['url', 'event_types', 'description'] as const).find(
    (member) =>
      member in next && instead_of?.[member] !== undefined && !isSame(now[member], instead_of[member]),
  );
  if (other) throw changedMeanwhile(other);
}

export function changedMeanwhile(member: keyof typeof nouns): ProblemError {
  const detail = `Somebody else has changed the ${nouns[member]} of this endpoint meanwhile. Look at it again before you change it.`;
  return new ProblemError('conflict', detail);
}

function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) => (Array.isArray(value) ? value.toSorted() : value));
  return isDeepStrictEqual(a, b);
}

function changesOf(ctx: Context, before: WebhookEndpointRow, asked: UpdateWebhookEndpointRequest) {
  const { url, event_types, description, status } = asked;
  const enables = status === 'enabled' && before.status === 'disabled';
  return {
    ...(url !== undefined && { url }),
    // What failed was the address before.
    ...(url !== undefined && url !== before.url && { failing_since: null }),
    ...(event_types !== undefined && { event_types: [...new Set(event_types)] }),
    ...(description !== undefined && { description }),
    ...(enables && {
      status: 'enabled' as const,
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
    }),
    updated_at: ctx.now,
  };
}
