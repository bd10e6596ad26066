import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { identityProviders } from '#lib/service/db/schema/identity-providers';
import { organizations } from '#lib/service/db/schema/organizations';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { providerOfDomain } from '#lib/service/single-sign-on/load-provider';

/**
 * Marks the domain as verified by the operator: from now on the organization's provider decides about addresses in it.
 * Throws `conflict` if the organization requests another domain, or another organization has this one.
 */
export async function confirmDomain(ctx: Context, tx: Tx, domain: string): Promise<void> {
  const own = eq(organizations.id, ctx.organizationId);
  // As a change of the provider does, which would otherwise undo it.
  const [found] = await tx.select().from(organizations).where(own).for('no key update');
  if (!found) throw new ProblemError('not_found', 'There is no organization with this id.');
  const holder = await providerOfDomain(tx, domain);
  if (holder && holder.organization_id !== ctx.organizationId) {
    throw new ProblemError('conflict', `Another organization signs in with addresses of ${domain}.`);
  }
  const asked = mine(ctx, identityProviders, eq(identityProviders.domain, domain));
  const confirmed = await tx
    .update(identityProviders)
    .set({ domain_confirmed_at: ctx.now })
    .where(asked)
    .returning();
  if (confirmed.length === 0) {
    const detail = `The organization has not set up single sign-on for ${domain}. Its administrator does so first.`;
    throw new ProblemError('conflict', detail);
  }
  const after = { domain };
  await audit(ctx, tx, 'single_sign_on.domain_confirmed', 'organization', ctx.organizationId, { after });
}
