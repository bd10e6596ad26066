import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '#lib/service/db/database';
import { sessions } from '#lib/service/db/schema/sessions';

/** Ends every session of the person, in all their organizations, except the one given. */
export async function endSessionsOf(tx: Tx, personId: string, now: Date, but?: string): Promise<void> {
  const open = and(
    eq(sessions.person_id, personId),
    isNull(sessions.ended_at),
    but ? ne(sessions.id, but) : undefined,
  );
  await tx.update(sessions).set({ ended_at: now }).where(open);
}
