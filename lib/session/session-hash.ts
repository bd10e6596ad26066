import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { sessionCookie } from '#lib/session/session-cookie';

/**
 * The SHA-256 in hex of the cookie's value, by which the service finds the session, so that the value stays between the
 * browser and the dashboard. Null for a value that cannot be a session id.
 */
export function sessionHash(rawId: string | undefined): string | null {
  if (!rawId || !/^[\w-]{43}$/.test(rawId)) return null;
  return createHash('sha256').update(rawId).digest('hex');
}

/** For the current browser; the service says whether the session is still valid. */
export async function ownSessionHash(): Promise<string | null> {
  return sessionHash((await cookies()).get(sessionCookie().name)?.value);
}
