import type { SignInAgain } from '#lib/contract/second-factor';
import type { Context } from '#lib/service/context';
import { invalid, ProblemError } from '#lib/service/errors';
import { checkOwnPassword } from '#lib/service/person/check-password';
import type { PersonOnRecord } from '#lib/service/person/find-person';
import { checkCodeAt } from '#lib/service/second-factor/prove-both';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/**
 * The password, and a code where an app is set up: whoever took over a session has neither. Throws `conflict` for whoever
 * signs in by a provider alone, and `code_required`.
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
