import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { type PersonOnRecord, personById } from '#lib/service/person/find-person';
import { refuseVisitor } from '#lib/service/person/refuse-visitor';

/** The signed-in person, who must have their own account. Throws `forbidden` for a visitor of the demo. */
export async function ownAccount(ctx: Context): Promise<PersonOnRecord> {
  refuseVisitor(ctx);
  const person = ctx.actor.id === null ? null : await personById(ctx.parts, ctx.actor.id);
  if (!person) throw new ProblemError('unauthenticated', 'You were signed out. Sign in again.');
  return person;
}
