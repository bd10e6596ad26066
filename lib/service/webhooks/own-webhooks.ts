import { and, eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  type webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
} from '#lib/service/db/schema/webhooks';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

type Table = typeof webhookEndpoints | typeof webhookDeliveries | typeof webhookAttempts;

/** The caller's own rows of a table of webhooks. */
export function ofTenant(ctx: Context, table: Table) {
  return and(eq(table.organization_id, ctx.organizationId), eq(table.mode, ctx.mode));
}

export async function loadEndpoint(ctx: Context, tx: Tx, id: string): Promise<WebhookEndpointRow> {
  if (!isId(id)) throw notFound('webhook endpoint');
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(ofTenant(ctx, webhookEndpoints), eq(webhookEndpoints.id, id)));
  if (!row) throw notFound('webhook endpoint');
  return row;
}

/** An endpoint is held before its deliveries, everywhere, so that two changes never wait for each other. */
export async function lockEndpoint(ctx: Context, tx: Tx, id: string): Promise<WebhookEndpointRow> {
  if (!isId(id)) throw notFound('webhook endpoint');
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(ofTenant(ctx, webhookEndpoints), eq(webhookEndpoints.id, id)))
    .for('update');
  if (!row) throw notFound('webhook endpoint');
  return row;
}

export async function loadDelivery(ctx: Context, tx: Tx, id: string): Promise<WebhookDeliveryRow> {
  if (!isId(id)) throw notFound('webhook delivery');
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(ofTenant(ctx, webhookDeliveries), eq(webhookDeliveries.id, id)));
  if (!row) throw notFound('webhook delivery');
  return row;
}
