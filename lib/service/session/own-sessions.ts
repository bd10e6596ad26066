import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { sessions } from '#lib/service/db/schema/sessions';
import { ProblemError } from '#lib/service/errors';
import { standsNow } from '#lib/service/session/active-session';

/** The person's active sessions. All visitors of the demo share one person, so each has only their own. */
export function ownSessions({ session, actor, parts }: Context) {
  if (!session || actor.id === null) throw new ProblemError('unauthenticated', 'Nobody is signed in.');
  return and(
    eq(sessions.person_id, actor.id),
    standsNow(parts),
    session.visitor ? eq(sessions.id, session.id) : ne(sessions.method, 'demo'),
  );
}
