import { lt, not } from 'drizzle-orm';
import { dayMs } from '#lib/rules/calendar/durations';
import type { Parts } from '#lib/service/context';
import { expireDeleted } from '#lib/service/db/expire-deleted';
import { emailChanges, invitations, passwordResets } from '#lib/service/db/schema/invitations';
import { presences } from '#lib/service/db/schema/presences';
import { knownAddresses, sessions } from '#lib/service/db/schema/sessions';
import { forgetMemberships } from '#lib/service/person/removals';
import { standsNow } from '#lib/service/session/active-session';

/**
 * Deletes sessions that have ended, addresses from which nobody has signed in for 90 days, expired links of emails, and
 * presences older than a day; an invitation is shown as expired for 30 days, and a removed person, plan, view
 * or rule can be restored for as long.
 */
export async function expireSessionsJob(parts: Parts): Promise<void> {
  const { db } = parts.database;
  await db.delete(sessions).where(not(standsNow(parts)));
  const now = parts.clock();
  const horizon = new Date(now.getTime() - 90 * dayMs);
  await db.delete(knownAddresses).where(lt(knownAddresses.last_at, horizon));
  await db.delete(presences).where(lt(presences.seen_at, new Date(now.getTime() - dayMs)));
  for (const links of [passwordResets, emailChanges]) await db.delete(links).where(lt(links.expires_at, now));
  await db.delete(invitations).where(lt(invitations.expires_at, new Date(now.getTime() - 30 * dayMs)));
  await forgetMemberships(parts);
  await expireDeleted(parts);
}
