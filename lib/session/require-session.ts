import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { paths } from '#lib/config/paths';
import { Mode } from '#lib/contract/scalars';
import { pageHere } from '#lib/session/page-here';
import { readSession } from '#lib/session/read-session';
import { type Session, toSession } from '#lib/session/session';

/**
 * The session of a page. Without one, it redirects to the sign-in and from there back; a second factor that the
 * organization requires comes first. A mode that is neither test nor live is not found.
 */
export const requireSession = cache(async (mode: string): Promise<Session> => {
  const known = Mode.safeParse(mode);
  if (!known.success) notFound();
  const signedIn = await readSession();
  const here = (await pageHere()) ?? paths.home(known.data);
  if (signedIn?.me.needs_second_factor) redirect(paths.secondFactor(here));
  // The demo's visitor must sign in for live mode.
  const isClosed = signedIn?.me.visitor && known.data === 'live';
  const session = signedIn && !isClosed ? toSession(signedIn, known.data) : null;
  if (session) return session;
  redirect(paths.signIn(here));
});
