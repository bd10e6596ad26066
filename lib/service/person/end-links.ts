import { eq } from 'drizzle-orm';
import type { Tx } from '#lib/service/db/database';
import { emailChanges, passwordResets } from '#lib/service/db/schema/invitations';

/** Ends the links that change how the person signs in: somebody else may have asked for them, or have them. */
export async function endLinks(tx: Tx, person: string): Promise<void> {
  for (const links of [passwordResets, emailChanges])
    await tx.delete(links).where(eq(links.person_id, person));
}
