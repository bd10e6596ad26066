import { freshSignInMinutes } from '#lib/contract/lifetimes';
import type { SignInAgain } from '#lib/contract/second-factor';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { checkOwnPassword } from '#lib/service/person/check-password';
import { ownAccount } from '#lib/service/person/own-account';
import { checkCodeAt } from '#lib/service/second-factor/prove-both';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/**
 * Prevents that someone creates a live key, or allows one from more addresses, in a session that was left open:
 * some minutes after the sign-in, the caller must give the password again, and a code if they have a second factor.
 * Throws `sign_in_again` if it is missing, `code_required`, and `rate_limited` after too many wrong ones.
 */
export async function requireFresh(
  ctx: Context,
  throttle: SignInThrottle,
  { password, one_time_code }: SignInAgain,
): Promise<void> {
  const { session, mode, parts } = ctx;
  if (mode !== 'live' || !session) return;
  if (parts.clock().getTime() - session.openedAt.getTime() <= freshSignInMinutes * minuteMs) return;
  const person = await ownAccount(ctx);
  if (!password || person.passwordHash === null) {
    const how = person.passwordHash === null ? 'Sign out and sign in again' : 'Enter your password';
    const detail = `You signed in more than ${freshSignInMinutes} minutes ago. ${how} to make a live key or to change where it works from.`;
    throw new ProblemError('sign_in_again', detail);
  }
  await checkOwnPassword(ctx, throttle, { person, password, pointer: '/password' });
  await checkCodeAt(ctx, throttle, person, one_time_code);
}
