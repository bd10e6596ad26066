import { lte } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';

/** Deletes keys that can answer no request any more. A test clock is never behind real time. */
export async function expireIdempotencyKeysJob(parts: Parts): Promise<void> {
  const { db } = parts.database;
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expires_at, parts.clock()));
}
