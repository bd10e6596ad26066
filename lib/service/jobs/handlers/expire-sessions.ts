import { lt, not } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { knownAddresses, sessions } from '#lib/service/db/schema/sessions';
import { sessionStands } from '#lib/service/session/standing-session';

const addressKnownMs = 90 * 24 * 60 * 60 * 1000;

/** Deletes the sessions that are over, and the addresses from which nobody has signed in for 90 days. */
export async function expireSessionsJob(parts: Parts): Promise<void> {
  const { db } = parts.database;
  await db.delete(sessions).where(not(sessionStands(parts)));
  const horizon = new Date(parts.clock().getTime() - addressKnownMs);
  await db.delete(knownAddresses).where(lt(knownAddresses.last_at, horizon));
}
