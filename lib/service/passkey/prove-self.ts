import type { FieldError } from '#lib/contract/problem';
import type { SignInAgain } from '#lib/contract/second-factor';
import type { Context } from '#lib/service/context';
import { invalid, ProblemError } from '#lib/service/errors';
import { checkOwnPassword } from '#lib/service/person/check-password';
import type { PersonOnRecord } from '#lib/service/person/find-person';
import { authenticatorOf } from '#lib/service/second-factor/check-code';
import { checkCodeAt } from '#lib/service/second-factor/prove-both';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/**
 * Checks the password, and a code if an authenticator app is set up, because someone who took over a session has
 * neither. Throws `conflict` for a person who signs in only through a provider, and `validation_error` with what is
 * missing. A code is used up only after the password was correct.
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
  const app = await authenticatorOf(ctx.parts.database.db, person.id);
  const lacksCode = app?.confirmed_at != null && !one_time_code?.trim();
  const faults = [
    ...(await passwordFaults(ctx, throttle, person, password)),
    ...(lacksCode ? [{ pointer: '/one_time_code', code: 'required', detail: 'Enter the code.' }] : []),
  ];
  if (faults.length > 0) throw invalid(faults);
  await checkCodeAt(ctx, throttle, person, one_time_code);
}

async function passwordFaults(
  ctx: Context,
  throttle: SignInThrottle,
  person: PersonOnRecord,
  password: string | undefined,
): Promise<FieldError[]> {
  const pointer = '/password';
  if (!password) return [{ pointer, code: 'required', detail: 'Enter your password.' }];
  try {
    await checkOwnPassword(ctx, throttle, { person, password, pointer });
    return [];
  } catch (error) {
    if (error instanceof ProblemError && error.members.errors) return error.members.errors;
    throw error;
  }
}
