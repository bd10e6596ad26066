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

export async function loadEndpoint(ctx: Context, tx: Tx, id: string): Promise<WebhookEndpointRow> {
  if (!isId(id)) throw notFound('webhook endpoint');
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, id)));
  if (!row) throw notFound('webhook endpoint');
  return row;
}

/** An endpoint is always locked before its deliveries, so that two changes never deadlock. */
export async function lockEndpoint(ctx: Context, tx: Tx, id: string): Promise<WebhookEndpointRow> {
  if (!isId(id)) throw notFound('webhook endpoint');
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, id)))
    .for('update');
  if (!row) throw notFound('webhook endpoint');
  return row;
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
