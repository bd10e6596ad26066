import type { SignInAgain } from '#lib/contract/second-factor';
import type { Context } from '#lib/service/context';
import { invalid, ProblemError } from '#lib/service/errors';
import { checkOwnPassword } from '#lib/service/person/check-password';
import type { PersonOnRecord } from '#lib/service/person/find-person';
import { checkCodeAt } from '#lib/service/second-factor/prove-both';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/**
 * Checks the password, and a code if an authenticator app is set up, because someone who took over a session has
 * neither. Throws `conflict` for a person who signs in only through a provider, and `code_required`.
 */
export async function proveSelf(
  ctx: Context,
  throttle: SignInThrottle,
  person: PersonOnRecord,
  { password, one_time_code }: SignInAgain,
): Promise<void> {
  if (person.passwordHash === null) {
    throw new ProblemError('conflict', 'You have no password here: you sign in at your provider.');
  }
  if (!password) throw invalid([{ pointer: '/password', code: 'required', detail: 'Enter your password.' }]);
  await checkOwnPassword(ctx, throttle, { person, password, pointer: '/password' });
  await checkCodeAt(ctx, throttle, person, one_time_code);
}
