import type { PasskeyChallenge } from '#lib/contract/passkey';
import type { Context } from '#lib/service/context';
import { relyingParty, writeChallenge } from '#lib/service/passkey/challenge';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/** The challenge for a sign-in with a passkey. Throws `rate_limited`. */
export async function challengePasskey(ctx: Context, throttle: SignInThrottle): Promise<PasskeyChallenge> {
  await throttle.takeStart(ctx.address);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    userVerification: 'required',
  });
  const link_token = writeChallenge(ctx, { challenge: options.challenge, person_id: null });
  return { object: 'passkey_challenge', options: { ...options }, link_token };
}
