import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { tidyEmail } from '#lib/contract/email';
import type { StartedSingleSignOn, StartSingleSignOnRequest } from '#lib/contract/single-sign-on';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { unseal } from '#lib/service/sealed';
import { logAccess } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';
import { placeOfSecret, providerOfDomain, redirectUri } from '#lib/service/single-sign-on/load-provider';
import { IssuerFailed, withIssuer } from '#lib/service/single-sign-on/open-issuer';
import { writeTicket } from '#lib/service/single-sign-on/ticket';

/**
 * The URL to sign in with this email. Throws `not_found` if no organization has a provider for it, `unavailable` if the
 * provider does not respond, and `rate_limited`.
 */
export async function startSingleSignOn(
  ctx: Context,
  throttle: SignInThrottle,
  { email }: StartSingleSignOnRequest,
): Promise<StartedSingleSignOn> {
  await throttle.takeStart(ctx.address);
  const login_hint = tidyEmail(email);
  const row = await providerOfDomain(ctx.parts.database.db, login_hint.split('@').at(-1) ?? '');
  if (!row) throw new ProblemError('not_found', 'No organization here signs in so with this email address.');
  const verifier = randomPKCECodeVerifier();
  const [state, nonce] = [randomState(), randomNonce()];
  const code_challenge = await calculatePKCECodeChallenge(verifier);
  const { organization_id } = row;
  const client = {
    ...row,
    client_secret: unseal(ctx.parts, placeOfSecret(organization_id), row.client_secret),
  };
  const parameters = {
    redirect_uri: redirectUri(ctx.parts),
    scope: 'openid email profile',
    ...{ state, nonce, code_challenge, code_challenge_method: 'S256', login_hint },
  };
  const url = await withIssuer(ctx.parts, client, async (configuration) =>
    buildAuthorizationUrl(configuration, parameters),
  ).catch((error: unknown) => {
    if (!(error instanceof IssuerFailed)) throw error;
    logAccess(ctx, 'single_sign_on.unreachable', { object: organization_id });
    throw new ProblemError(
      'unavailable',
      'The sign-in provider of your organization does not answer. Try again in a minute.',
    );
  });
  const link_token = writeTicket(ctx, { organization_id, verifier, state, nonce });
  return { object: 'started_single_sign_on', url: url.href, link_token };
}
