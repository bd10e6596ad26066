import type { Me } from '#lib/contract/session';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { personById } from '#lib/service/person/find-person';
import { toMe } from '#lib/service/person/to-me';

/** The signed-in person with the current state of their organizations. */
export async function getMe(ctx: Context): Promise<Me> {
  const { session, actor, organizationId, parts } = ctx;
  const person = actor.id === null ? null : await personById(parts, actor.id);
  if (!person || !session) throw new ProblemError('unauthenticated', 'You were signed out. Sign in again.');
  return toMe(person, { ...session, organizationId });
}
