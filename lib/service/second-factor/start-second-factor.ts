import { isNull } from 'drizzle-orm';
import type { StartedSecondFactor, StartSecondFactorRequest } from '#lib/contract/second-factor';
import type { Context } from '#lib/service/context';
import { authenticators } from '#lib/service/db/schema/second-factors';
import { ProblemError } from '#lib/service/errors';
import { refuseBeforePasskey } from '#lib/service/passkey/refuse-before-passkey';
import { checkOwnPassword } from '#lib/service/person/check-password';
import { ownAccount } from '#lib/service/person/own-account';
import { newSecret, sealSecret } from '#lib/service/second-factor/one-time-codes';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/**
 * Creates the secret for an app; it takes effect when `confirmSecondFactor` has received a code from it. Starting again
 * creates another. Throws `conflict` if an app is already set up, for a person who signs in only through a provider, and
 * for one who has to sign in with a passkey first.
 */
export async function startSecondFactor(
  ctx: Context,
  throttle: SignInThrottle,
  { password }: StartSecondFactorRequest,
): Promise<StartedSecondFactor> {
  const person = await ownAccount(ctx);
  if (person.passwordHash === null) {
    const detail = 'You have no password here: your sign-in provider asks for a second factor of its own.';
    throw new ProblemError('conflict', detail);
  }
  await refuseBeforePasskey(ctx, person);
  await checkOwnPassword(ctx, throttle, { person, password, pointer: '/password' });
  const { secret, uri } = newSecret(person.email);
  const kept = { secret: sealSecret(ctx.parts, person.id, secret), created_at: ctx.parts.clock() };
  const rows = await ctx.parts.database.db
    .insert(authenticators)
    .values({ person_id: person.id, ...kept })
    .onConflictDoUpdate({
      target: authenticators.person_id,
      set: { ...kept, last_step: null },
      setWhere: isNull(authenticators.confirmed_at),
    })
    .returning({ id: authenticators.person_id });
  if (rows.length === 0) {
    throw new ProblemError('conflict', 'An app is set up already. Remove it before you set up another one.');
  }
  return { object: 'started_second_factor', secret, secret_uri: uri };
}
