import type { Parts } from '#lib/service/context';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes deliveries that are over and older than 30 days, with their attempts. */
export async function expireWebhookDeliveriesJob({ database, clock }: Parts): Promise<void> {
  const horizon = new Date(clock().getTime() - keptMs);
  await database.query('delete from webhook_attempts where created_at < $1', [horizon]);
  await database.query("delete from webhook_deliveries where created_at < $1 and status <> 'pending'", [
    horizon,
  ]);
}
