import { and, eq, isNull } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { type OperatorKeyRow, operatorKeys } from '#lib/service/db/schema/operator-keys';

/** The operator key with this hash. It is never cached, so a revoked key stops working at once. */
export async function findOperatorKey(
  { database: { db }, clock }: Pick<Parts, 'database' | 'clock'>,
  hash: string,
  address: string | null,
): Promise<OperatorKeyRow | null> {
  const [key] = await db.select().from(operatorKeys).where(eq(operatorKeys.hash, hash));
  if (!key) return null;
  const now = clock();
  // Last use is updated every half minute, so that not every request writes.
  if (key.last_used_at === null || now.getTime() - key.last_used_at.getTime() > 30_000) {
    await db
      .update(operatorKeys)
      .set({ last_used_at: now, last_used_address: address })
      .where(and(eq(operatorKeys.id, key.id), isNull(operatorKeys.revoked_at)));
  }
  return key;
}
