import type { BothFactors } from '#lib/contract/second-factor';
import type { Context } from '#lib/service/context';
import { auditPerson } from '#lib/service/person/audit-person';
import { ownAccount } from '#lib/service/person/own-account';
import { dropSecondFactor } from '#lib/service/second-factor/drop-second-factor';
import { mailSecondFactor } from '#lib/service/second-factor/mail-second-factor';
import { proveBoth } from '#lib/service/second-factor/prove-both';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/** Removes the app from the caller's account, for the password and a code. */
export async function removeSecondFactor(
  ctx: Context,
  throttle: SignInThrottle,
  given: BothFactors,
): Promise<void> {
  const person = await ownAccount(ctx);
  await proveBoth(ctx, throttle, person, given);
  const acting = organizationWide(ctx);
  await ctx.parts.database.transaction(async (tx) => {
    await dropSecondFactor(tx, person.id);
    await auditPerson(acting, tx, 'second_factor.removed', person, { before: { second_factor: 'app' } });
    await mailSecondFactor(ctx.parts, tx, person.email, 'removed');
  });
  logAccess(acting, 'second_factor.removed', { object: person.id });
}
