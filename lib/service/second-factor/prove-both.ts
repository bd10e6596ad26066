import type { BothFactors } from '#lib/contract/second-factor';
import type { Context } from '#lib/service/context';
import { invalid, ProblemError } from '#lib/service/errors';
import { checkOwnPassword } from '#lib/service/person/check-password';
import type { PersonOnRecord } from '#lib/service/person/find-person';
import { authenticatorOf, checkCode } from '#lib/service/second-factor/check-code';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/** Requires the password and a code of the signed-in person. Throws `conflict` if no app is set up. */
export async function proveBoth(
  ctx: Context,
  throttle: SignInThrottle,
  person: PersonOnRecord,
  { password, one_time_code }: BothFactors,
): Promise<void> {
  await checkOwnPassword(ctx, throttle, { person, password, pointer: '/password' });
  const row = await authenticatorOf(ctx.parts.database.db, person.id);
  if (!row?.confirmed_at) throw new ProblemError('conflict', 'You have not set up a second factor.');
  await checkCodeAt(ctx, throttle, person, one_time_code);
}

/** As `checkCode`, for a form with a field for the code: reports a wrong one as an error of the field. */
export async function checkCodeAt(
  ctx: Context,
  throttle: SignInThrottle,
  person: PersonOnRecord,
  code: string | undefined,
): Promise<void> {
  await checkCode(ctx, throttle, person, code).catch((error: unknown) => {
    if (!(error instanceof ProblemError && error.code === 'code_not_valid')) throw error;
    throw invalid([{ pointer: '/one_time_code', code: 'wrong', detail: error.message }]);
  });
}
