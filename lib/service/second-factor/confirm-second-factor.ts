import type { ConfirmSecondFactorRequest, RecoveryCodes } from '#lib/contract/second-factor';
import type { Context } from '#lib/service/context';
import { invalid, ProblemError } from '#lib/service/errors';
import { auditPerson } from '#lib/service/person/audit-person';
import { ownAccount } from '#lib/service/person/own-account';
import { authenticatorOf, consumeCode, countCode, wrongCode } from '#lib/service/second-factor/check-code';
import { mailSecondFactor } from '#lib/service/second-factor/mail-second-factor';
import { makeRecoveryCodes } from '#lib/service/second-factor/recovery-codes';
import { endSessionsOf } from '#lib/service/session/end-sessions-of';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

// The codes were in an answer that may have been lost.
const alreadySetUp = 'The app is set up already. If you have not seen its recovery codes, make new ones.';

/**
 * A code from the app proves that it holds the secret: from now on a sign-in requires one. The person's other sessions
 * end, because they may have been opened with only a password.
 */
export async function confirmSecondFactor(
  ctx: Context,
  throttle: SignInThrottle,
  { one_time_code }: ConfirmSecondFactorRequest,
): Promise<RecoveryCodes> {
  const person = await ownAccount(ctx);
  const row = await authenticatorOf(ctx.parts.database.db, person.id);
  if (!row) throw new ProblemError('conflict', 'Begin again: there is no app to confirm.');
  if (row.confirmed_at) throw new ProblemError('conflict', alreadySetUp);
  await countCode(ctx, throttle, person);
  const acting = organizationWide(ctx);
  const recovery_codes = await ctx.parts.database.transaction(async (tx) => {
    if (!(await consumeCode(ctx, tx, row, one_time_code.replaceAll(/\s/g, '')))) return null;
    await endSessionsOf(tx, person.id, acting.now, ctx.session?.id);
    await auditPerson(acting, tx, 'second_factor.added', person, { after: { second_factor: 'app' } });
    await mailSecondFactor(ctx.parts, tx, person.email, 'added');
    return makeRecoveryCodes(tx, person.id, acting.now);
  });
  if (!recovery_codes) {
    throw invalid([{ pointer: '/one_time_code', code: 'wrong', detail: wrongCode }]);
  }
  await throttle.forgiveCode(person.id);
  logAccess(acting, 'second_factor.added', { object: person.id });
  return { object: 'recovery_codes', recovery_codes };
}
