import { resetLinkMinutes } from '#lib/contract/lifetimes';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { passwordResets } from '#lib/service/db/schema/invitations';
import { newId } from '#lib/service/ids';
import { linkWith, makeLinkToken } from '#lib/service/person/link-token';

/** The single-use URL to set a new password. Only the hash of its token is stored. */
export async function keepResetLink(parts: Parts, tx: Tx, person_id: string): Promise<string> {
  const now = parts.clock();
  const { token, hash } = makeLinkToken();
  const expires_at = new Date(now.getTime() + resetLinkMinutes * minuteMs);
  await tx.insert(passwordResets).values({ id: newId(now), person_id, hash, created_at: now, expires_at });
  return linkWith(parts.env.BASE_URL, '/reset-password', token);
}
