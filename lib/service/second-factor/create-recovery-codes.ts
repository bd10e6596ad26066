import type { BothFactors, RecoveryCodes } from '#lib/contract/second-factor';
import type { Context } from '#lib/service/context';
import { auditPerson } from '#lib/service/person/audit-person';
import { ownAccount } from '#lib/service/person/own-account';
import { mailSecondFactor } from '#lib/service/second-factor/mail-second-factor';
import { proveBoth } from '#lib/service/second-factor/prove-both';
import { makeRecoveryCodes } from '#lib/service/second-factor/recovery-codes';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/** Ten new recovery codes, for the password and a code; the earlier ones stop working. */
export async function createRecoveryCodes(
  ctx: Context,
  throttle: SignInThrottle,
  given: BothFactors,
): Promise<RecoveryCodes> {
  const person = await ownAccount(ctx);
  await proveBoth(ctx, throttle, person, given);
  const acting = organizationWide(ctx);
  const recovery_codes = await ctx.parts.database.transaction(async (tx) => {
    await auditPerson(acting, tx, 'recovery_codes.created', person, null);
    await mailSecondFactor(ctx.parts, tx, person.email, 'renewed');
    return makeRecoveryCodes(tx, person.id, acting.now);
  });
  logAccess(acting, 'recovery_codes.created', { object: person.id });
  return { object: 'recovery_codes', recovery_codes };
}
