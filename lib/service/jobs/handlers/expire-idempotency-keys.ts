import type { Parts } from '#lib/service/context';

/** Deletes the keys that no request can be answered from any more. A test clock is never behind real time. */
export async function expireIdempotencyKeysJob(parts: Parts): Promise<void> {
  await parts.database.query('delete from idempotency_keys where expires_at <= $1', [parts.clock()]);
}
