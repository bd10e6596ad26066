import { eq } from 'drizzle-orm';
import type { PasskeyChallenge, StartPasskeyRequest } from '#lib/contract/passkey';
import type { Context } from '#lib/service/context';
import { passkeys } from '#lib/service/db/schema/passkeys';
import { ProblemError } from '#lib/service/errors';
import { relyingParty, writeChallenge } from '#lib/service/passkey/challenge';
import { proveSelf } from '#lib/service/passkey/prove-self';
import { refuseBeforePasskey } from '#lib/service/passkey/refuse-before-passkey';
import { ownAccount } from '#lib/service/person/own-account';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

const most = 20;

/**
 * The options for creating a passkey, after the caller has proved their password. Throws `conflict` beyond 20 passkeys,
 * and for a person who has to sign in with one first.
 */
export async function startPasskey(
  ctx: Context,
  throttle: SignInThrottle,
  given: StartPasskeyRequest,
): Promise<PasskeyChallenge> {
  const person = await ownAccount(ctx);
  const party = relyingParty(ctx);
  await refuseBeforePasskey(ctx, person);
  await proveSelf(ctx, throttle, person, given);
  const own = eq(passkeys.person_id, person.id);
  const rows = await ctx.parts.database.db.select().from(passkeys).where(own);
  if (rows.length >= most) throw new ProblemError('conflict', `You have ${most} passkeys. Remove one first.`);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Statehouse',
    rpID: party.id,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: rows.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const link_token = writeChallenge(ctx, { challenge: options.challenge, person_id: person.id });
  return { object: 'passkey_challenge', options: { ...options }, link_token };
}
