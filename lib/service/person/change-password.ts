import { eq } from 'drizzle-orm';
import { addressBlock } from '#lib/config/client-address';
import type { ChangePasswordRequest } from '#lib/contract/member';
import type { Context } from '#lib/service/context';
import { people } from '#lib/service/db/schema/organizations';
import { invalid, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { checkPassword } from '#lib/service/person/check-password';
import { personById } from '#lib/service/person/find-person';
import { hashGivenPassword } from '#lib/service/person/passwords';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/**
 * Gives the signed-in person another password. Every session of theirs ends, this one too. Wrong tries count as those of
 * a sign-in do: whoever took over a session does not learn the password by it.
 */
export async function changePassword(
  ctx: Context,
  throttle: SignInThrottle,
  { current_password, new_password }: ChangePasswordRequest,
): Promise<void> {
  if (ctx.session?.visitor) {
    throw new ProblemError('forbidden', 'The demo’s visitor has no password.', { required_scope: 'person' });
  }
  const known = ctx.actor.id === null ? null : await personById(ctx.parts, ctx.actor.id);
  if (!known) throw new ProblemError('unauthenticated', 'You were signed out. Sign in again.');
  const given = { email: known.email, password: current_password };
  const person = await checkPassword(ctx, throttle, given).catch((error: unknown) => {
    if (!(error instanceof ProblemError && error.code === 'unauthenticated')) throw error;
    const detail = 'This is not your password. Check it, and the Caps Lock key.';
    throw invalid([{ pointer: '/current_password', code: 'wrong', detail }]);
  });
  const password_hash = await hashGivenPassword(new_password, addressBlock(ctx.address));
  const acting = organizationWide(ctx);
  await ctx.parts.database.db.transaction(async (tx) => {
    await tx.update(people).set({ password_hash }).where(eq(people.id, person.id));
    await audit(acting, tx, 'password.changed', 'person', person.id);
  });
  logAccess(acting, 'password.changed', { object: person.id });
}
