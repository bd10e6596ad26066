import { isDeepStrictEqual } from 'node:util';
import type { SetSingleSignOnRequest, SingleSignOn } from '#lib/contract/single-sign-on';
import type { Context } from '#lib/service/context';
import { type IdentityProviderRow, identityProviders } from '#lib/service/db/schema/identity-providers';
import { invalid, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { refuseVisitor } from '#lib/service/person/refuse-visitor';
import { seal, unseal } from '#lib/service/sealed';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import { forgetSubjects } from '#lib/service/single-sign-on/join-by-provider';
import { lockProvider, placeOfSecret, toSingleSignOn } from '#lib/service/single-sign-on/load-provider';
import { IssuerFailed, withIssuer } from '#lib/service/single-sign-on/open-issuer';
import { endSessionsByProvider } from '#lib/service/single-sign-on/remove-single-sign-on';

/**
 * Sets the provider, which must respond. The stored secret is only ever sent to the issuer that it was entered for. A
 * new issuer or client ends the sessions of the previous one, and a new domain must be verified. Throws `conflict` if the
 * change begins from a provider that has been changed since.
 */
export async function setSingleSignOn(ctx: Context, given: SetSingleSignOnRequest): Promise<SingleSignOn> {
  refuseVisitor(ctx);
  const acting = organizationWide(ctx);
  const { parts, organizationId } = ctx;
  const asked = { ...given, issuer: given.issuer.replace(/\/$/, '') };
  await refuseSilentIssuer(ctx, asked);
  const row = await parts.database.transaction(async (tx) => {
    const before = await lockProvider(ctx, tx);
    if (before && isThere(ctx, before, asked)) return before;
    refuseIfChanged(before, asked);
    const isSame = before?.issuer === asked.issuer && before.client_id === asked.client_id;
    const client_secret = asked.client_secret
      ? seal(parts, placeOfSecret(organizationId), asked.client_secret)
      : isSame && before.client_secret;
    if (!client_secret) {
      const detail = 'Enter the client secret.';
      throw invalid([{ pointer: '/client_secret', code: 'required', detail }]);
    }
    const { issuer, client_id, domain, roles } = asked;
    const after: IdentityProviderRow = {
      organization_id: organizationId,
      ...{ issuer, client_id, client_secret, domain, roles },
      domain_confirmed_at: before?.domain === domain ? before.domain_confirmed_at : null,
      updated_at: acting.now,
    };
    await tx
      .insert(identityProviders)
      .values(after)
      .onConflictDoUpdate({ target: identityProviders.organization_id, set: after });
    if (before && (!isSame || before.domain !== domain)) await endSessionsByProvider(acting, tx);
    if (before && !isSame) await forgetSubjects(acting, tx);
    await audit(acting, tx, 'single_sign_on.set', 'organization', organizationId, {
      ...(before && { before: shown(before) }),
      after: shown(after),
    });
    return after;
  });
  logAccess(acting, 'single_sign_on.set', { object: organizationId });
  return toSingleSignOn(ctx, row);
}

/** Whether all of it is there already, after a first call whose answer was lost too. */
function isThere({ parts }: Context, row: IdentityProviderRow, asked: SetSingleSignOnRequest): boolean {
  const { client_secret } = asked;
  const place = placeOfSecret(row.organization_id);
  const isSecret = !client_secret || unseal(parts, place, row.client_secret) === client_secret;
  return isSecret && isDeepStrictEqual(shown(row), shown(asked));
}

function refuseIfChanged(
  before: IdentityProviderRow | null,
  { instead_of }: Pick<SetSingleSignOnRequest, 'instead_of'>,
): void {
  if (instead_of === undefined || instead_of === (before?.updated_at.toISOString() ?? null)) return;
  const detail =
    'Somebody else has changed the provider meanwhile. Reload the page to see it before you change it.';
  throw new ProblemError('conflict', detail);
}

type Shown = Pick<IdentityProviderRow, 'issuer' | 'client_id' | 'domain' | 'roles'>;

function shown({ issuer, client_id, domain, roles }: Shown): Record<string, unknown> {
  return { issuer, client_id, domain, roles };
}

async function refuseSilentIssuer(ctx: Context, asked: SetSingleSignOnRequest): Promise<void> {
  const client = { issuer: asked.issuer, client_id: asked.client_id, client_secret: '' };
  await withIssuer(ctx.parts, client, async () => {}).catch((error: unknown) => {
    if (!(error instanceof IssuerFailed)) throw error;
    throw invalid([{ pointer: '/issuer', code: 'no_provider', detail: error.message }]);
  });
}
