import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import { EmailAddress } from '#lib/contract/email';
import { PersonName } from '#lib/contract/member';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { IdentityProviderRow } from '#lib/service/db/schema/identity-providers';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { type PersonOnRecord, personById } from '#lib/service/person/find-person';
import { unseal } from '#lib/service/sealed';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import { joinByProvider } from '#lib/service/single-sign-on/join-by-provider';
import {
  lockProvider,
  ownProvider,
  placeOfSecret,
  redirectUri,
} from '#lib/service/single-sign-on/load-provider';
import { IssuerFailed, withIssuer } from '#lib/service/single-sign-on/open-issuer';
import { readTicket, type Ticket } from '#lib/service/single-sign-on/ticket';

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: EmailAddress,
  // Not every provider sends it; a negative value is respected.
  email_verified: z.literal([true, 'true']).optional(),
  name: PersonName.optional().catch(undefined),
});

/** What the browser returned: its stored ticket, and the query from the provider. */
type Returned = { link_token: string; response_token: string };

/**
 * The person whom the provider has authenticated, who becomes a member of its organization on the first sign-in, and
 * that organization. Throws `unauthenticated` for an invalid response, and `forbidden` for an email of another or an
 * unverified domain, a member with another subject at the provider, or who is suspended or was removed.
 */
export async function finishSingleSignOn(
  ctx: Context,
  { link_token, response_token }: Returned,
): Promise<{ person: PersonOnRecord; organizationId: string }> {
  const ticket = readTicket(ctx, link_token);
  const organizationId = ticket.organization_id;
  const acting = { ...organizationWide(ctx), organizationId };
  const row = await ownProvider(acting, ctx.parts.database.db);
  if (!row?.domain_confirmed_at) throw refused('not_set_up', 'unauthenticated');
  const refuse = async (error: unknown): Promise<never> => {
    if (error instanceof Refusal) await recordRefusal(acting, error.reason);
    throw error;
  };
  const claims = await claimsOf(ctx, row, ticket, response_token).catch(refuse);
  const email = claims.email;
  if (email.split('@').at(-1) !== row.domain) return refuse(refused('other_domain'));
  const name = claims.name ?? email.split('@')[0] ?? email;
  const joining = { subject: claims.sub, email, name, roles: row.roles };
  const joined = await ctx.parts.database
    .transaction(async (tx: Tx) => {
      await refuseIfReplaced(acting, tx, row);
      return joinByProvider(acting, tx, joining);
    })
    .catch(refuse);
  if ('refused' in joined) return refuse(refused(joined.refused));
  const person = await personById(ctx.parts, joined.id);
  if (!person?.organizations.some(({ id }) => id === organizationId)) return refuse(refused('suspended'));
  return { person, organizationId };
}

/** What one provider has said must not be kept as if another had. */
async function refuseIfReplaced(ctx: Context, tx: Tx, { updated_at }: IdentityProviderRow): Promise<void> {
  const now = await lockProvider(ctx, tx);
  if (now?.updated_at.getTime() !== updated_at.getTime()) throw refused('not_set_up', 'unauthenticated');
}

async function claimsOf(ctx: Context, row: IdentityProviderRow, ticket: Ticket, response: string) {
  const secret = unseal(ctx.parts, placeOfSecret(row.organization_id), row.client_secret);
  const at = new URL(redirectUri(ctx.parts));
  at.search = response;
  const claims = await withIssuer(ctx.parts, { ...row, client_secret: secret }, async (configuration) => {
    const tokens = await authorizationCodeGrant(configuration, at, {
      pkceCodeVerifier: ticket.verifier,
      expectedState: ticket.state,
      expectedNonce: ticket.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    // Of the code flow an id token need not hold the email: OpenID Connect Core, 5.4.
    if (!claims || claims.email || !configuration.serverMetadata().userinfo_endpoint) return claims;
    return fetchUserInfo(configuration, tokens.access_token, claims.sub);
  }).catch((error: unknown) => {
    if (!(error instanceof IssuerFailed)) throw error;
    throw refused('answer_not_valid', 'unauthenticated');
  });
  const read = Claims.safeParse(claims);
  if (read.success) return read.data;
  throw refused('email_not_confirmed');
}

/** A refusal that is recorded in the audit log with its reason. */
class Refusal extends ProblemError {
  readonly reason: string;
  constructor(reason: string, code: 'forbidden' | 'unauthenticated') {
    super(code, 'The sign-in provider of your organization did not let you in here.', {
      ...(code === 'forbidden' && { required_scope: 'person' }),
    });
    this.reason = reason;
  }
}

function refused(reason: string, code: 'forbidden' | 'unauthenticated' = 'forbidden'): Refusal {
  return new Refusal(reason, code);
}

async function recordRefusal(ctx: Context, reason: string): Promise<void> {
  const { organizationId } = ctx;
  await ctx.parts.database.transaction((tx) =>
    audit(ctx, tx, 'single_sign_on.refused', 'organization', organizationId, { after: { reason } }),
  );
  logAccess(ctx, 'single_sign_on.refused', { object: organizationId });
}
