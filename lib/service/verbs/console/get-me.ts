import type { ConsoleSession } from '#lib/contract/console/session';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { personById } from '#lib/service/verbs/console/person-sessions';

/** The signed-in person with the organizations as they are now; refused once they left the one that they act for. */
export async function getMe(ctx: Context): Promise<ConsoleSession> {
  const person = ctx.actor.id === null ? null : await personById(ctx.parts.database, ctx.actor.id);
  const member = person?.session.organizations.some(({ id }) => id === ctx.organizationId);
  if (!person || !member)
    throw new ProblemError('unauthenticated', 'You no longer belong to this organization.');
  return person.session;
}
