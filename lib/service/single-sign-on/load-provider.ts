import { and, eq, isNotNull } from 'drizzle-orm';
import type { SingleSignOn } from '#lib/contract/single-sign-on';
import type { Context, Parts } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type IdentityProviderRow, identityProviders } from '#lib/service/db/schema/identity-providers';
import { organizations } from '#lib/service/db/schema/organizations';

/** The provider of the caller's organization. */
export async function ownProvider(ctx: Context, db: Db | Tx): Promise<IdentityProviderRow | null> {
  const [row] = await db.select().from(identityProviders).where(mine(ctx, identityProviders));
  return row ?? null;
}

/** The same, to change it: of two changes at once, the second begins from the first, also where there is none yet. */
export async function lockProvider(ctx: Context, tx: Tx): Promise<IdentityProviderRow | null> {
  const own = eq(organizations.id, ctx.organizationId);
  await tx.select({ id: organizations.id }).from(organizations).where(own).for('no key update');
  return ownProvider(ctx, tx);
}

/** The provider for email addresses of this domain; null for an unverified domain. */
export async function providerOfDomain(db: Db | Tx, domain: string): Promise<IdentityProviderRow | null> {
  const { domain: own, domain_confirmed_at } = identityProviders;
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(and(eq(own, domain), isNotNull(domain_confirmed_at)));
  return row ?? null;
}

export function placeOfSecret(organizationId: string): string {
  return `identity_providers.client_secret ${organizationId}`;
}

/** The URL to which the provider redirects the browser. */
export function redirectUri({ env }: Pick<Parts, 'env'>): string {
  return `${env.BASE_URL}/api/single-sign-on`;
}

export function toSingleSignOn({ parts }: Context, row: IdentityProviderRow | null): SingleSignOn {
  return {
    object: 'single_sign_on',
    redirect_uri: redirectUri(parts),
    provider: row && {
      issuer: row.issuer,
      client_id: row.client_id,
      domain: row.domain,
      domain_confirmed_at: row.domain_confirmed_at?.toISOString() ?? null,
      roles: row.roles,
      updated_at: row.updated_at.toISOString(),
    },
  };
}
