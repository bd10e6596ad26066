import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from '#lib/service/db/schema/webhooks';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/**
 * `change` is for changes of the endpoint, one at a time; `delete` also waits for the transactions that record messages
 * to it, which hold `keep` until their end.
 */
const locks = { change: 'no key update', delete: 'update', keep: 'key share' } as const;

type Lock = keyof typeof locks;

export async function loadEndpoint(ctx: Context, tx: Tx, id: string): Promise<WebhookEndpointRow> {
  return (await findEndpoint(ctx, tx, id)) ?? refuse();
}

/** An endpoint is always locked before its deliveries, so that two changes never deadlock. */
export async function lockEndpoint(
  ctx: Context,
  tx: Tx,
  id: string,
  lock: Lock = 'change',
): Promise<WebhookEndpointRow> {
  return (await findEndpoint(ctx, tx, id, lock)) ?? refuse();
}

/** The endpoint, locked if asked; null if there is none, or none any more. */
export async function findEndpoint(
  ctx: Context,
  tx: Tx,
  id: string,
  lock?: Lock,
): Promise<WebhookEndpointRow | null> {
  if (!isId(id)) return null;
  const found = tx
    .select()
    .from(webhookEndpoints)
    .where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, id)));
  const [row] = await (lock ? found.for(locks[lock]) : found);
  return row ?? null;
}

function refuse(): never {
  throw notFound('webhook endpoint');
}

export async function loadDelivery(ctx: Context, tx: Tx, id: string): Promise<WebhookDeliveryRow> {
  if (!isId(id)) throw notFound('webhook delivery');
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(mine(ctx, webhookDeliveries, eq(webhookDeliveries.id, id)));
  if (!row) throw notFound('webhook delivery');
  return row;
}
