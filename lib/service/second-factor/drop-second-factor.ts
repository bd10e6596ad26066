import { eq } from 'drizzle-orm';
import type { Tx } from '#lib/service/db/database';
import { authenticators, recoveryCodes } from '#lib/service/db/schema/second-factors';

/** Removes a person's authenticator app and recovery codes. False if there was none. */
export async function dropSecondFactor(tx: Tx, personId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.person_id, personId));
  const dropped = await tx
    .delete(authenticators)
    .where(eq(authenticators.person_id, personId))
    .returning({ confirmed_at: authenticators.confirmed_at });
  return dropped.some(({ confirmed_at }) => confirmed_at !== null);
}
