import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { sessionCookie } from '#lib/session/session-cookie';

/**
 * By which the service knows the session of this cookie: its SHA-256 in hex, so that what the cookie holds stays between
 * the browser and the dashboard. Null for what cannot be a session's id.
 */
export function sessionHash(rawId: string | undefined): string | null {
  if (!rawId || !/^[\w-]{43}$/.test(rawId)) return null;
  return createHash('sha256').update(rawId).digest('hex');
}

/** Of the browser that asks; whether the session still stands the service says. */
export async function ownSessionHash(): Promise<string | null> {
  return sessionHash((await cookies()).get(sessionCookie().name)?.value);
}
