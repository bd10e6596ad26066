import { and, lt, ne } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { webhookAttempts, webhookDeliveries } from '#lib/service/db/schema/webhooks';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes finished deliveries older than 30 days, with their attempts. */
export async function expireWebhookDeliveriesJob({ database, clock }: Parts): Promise<void> {
  const horizon = new Date(clock().getTime() - keptMs);
  await database.db.delete(webhookAttempts).where(lt(webhookAttempts.created_at, horizon));
  const { created_at, status } = webhookDeliveries;
  await database.db.delete(webhookDeliveries).where(and(lt(created_at, horizon), ne(status, 'pending')));
}
