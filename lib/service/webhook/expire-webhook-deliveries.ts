import { and, lt, ne } from 'drizzle-orm';
import { keptDays } from '#lib/contract/lifetimes';
import { dayMs } from '#lib/rules/calendar/durations';
import type { Parts } from '#lib/service/context';
import { deleteInBatches } from '#lib/service/db/delete-in-batches';
import { webhookAttempts, webhookDeliveries } from '#lib/service/db/schema/webhooks';

/** Deletes old deliveries that have ended, with their attempts. */
export async function expireWebhookDeliveriesJob({ database, clock }: Parts): Promise<void> {
  const horizon = new Date(clock().getTime() - keptDays * dayMs);
  await deleteInBatches(database.db, webhookAttempts, lt(webhookAttempts.created_at, horizon));
  const { created_at, status } = webhookDeliveries;
  await deleteInBatches(database.db, webhookDeliveries, and(lt(created_at, horizon), ne(status, 'pending')));
}
