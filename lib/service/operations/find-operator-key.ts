import { and, eq, isNull } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { type OperatorKeyRow, operatorKeys } from '#lib/service/db/schema/operator-keys';

type Access = Pick<Parts, 'database' | 'clock'>;

/** The operator key with this hash. It is never cached, so a revoked key stops working at once. */
export async function findOperatorKey(
  { database: { db } }: Access,
  hash: string,
): Promise<OperatorKeyRow | null> {
  const [key] = await db.select().from(operatorKeys).where(eq(operatorKeys.hash, hash));
  return key ?? null;
}

/** Last use is updated every half minute, so that not every request writes. */
export async function noteOperatorKeyUse(
  { database: { db }, clock }: Access,
  { id, last_used_at }: OperatorKeyRow,
  address: string | null,
): Promise<void> {
  const now = clock();
  if (last_used_at !== null && now.getTime() - last_used_at.getTime() <= 30_000) return;
  await db
    .update(operatorKeys)
    .set({ last_used_at: now, last_used_address: address })
    .where(and(eq(operatorKeys.id, id), isNull(operatorKeys.revoked_at)));
}
