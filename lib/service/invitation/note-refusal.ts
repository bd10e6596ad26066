import { eq } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { invitations } from '#lib/service/db/schema/invitations';

/** Records whether the mail server has refused the email of this invitation for good. A newer email has another hash. */
export async function noteRefusal({ database, clock }: Parts, hash: string, error: unknown): Promise<void> {
  if (error !== null && !isRefusal(error)) return;
  await database.db
    .update(invitations)
    .set({ refused_at: error === null ? null : clock() })
    .where(eq(invitations.hash, hash));
}

/** A reply of 500 or more is final (RFC 5321, 4.2.1), unless it refuses our own login. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = Object(error);
  return responseCode >= 500 && code !== 'EAUTH';
}
