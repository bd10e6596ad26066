import { eq } from 'drizzle-orm';
import type { Organization, UpdateOrganizationRequest } from '#lib/contract/organization';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { organizations } from '#lib/service/db/schema/organizations';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { getOrganization } from '#lib/service/organization/get-organization';
import { lacksFactor } from '#lib/service/second-factor/lacks-factor';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Changes the settings of the organization. Members without a second factor can do nothing else from their next request
 * on. Throws `conflict` where that would be the caller.
 */
export async function updateOrganization(
  ctx: Context,
  { requires_second_factor }: UpdateOrganizationRequest,
): Promise<Organization> {
  const acting = organizationWide(ctx);
  const action = requires_second_factor ? 'second_factor.required' : 'second_factor.made_optional';
  const { changed, organization } = await ctx.parts.database.transaction(async (tx) => {
    const found = await getOrganization(ctx, tx);
    if (found.requires_second_factor === requires_second_factor)
      return { changed: false, organization: found };
    const own = eq(organizations.id, ctx.organizationId);
    await tx.update(organizations).set({ requires_second_factor }).where(own);
    await refuseWithoutOwn(ctx, tx);
    await audit(acting, tx, action, 'organization', found.id, {
      before: { requires_second_factor: found.requires_second_factor },
      after: { requires_second_factor },
    });
    return { changed: true, organization: { ...found, requires_second_factor } };
  });
  if (changed) logAccess(acting, action, { object: organization.id });
  return organization;
}

async function refuseWithoutOwn(ctx: Context, tx: Tx): Promise<void> {
  if (!ctx.session || !(await lacksFactor(tx, ctx.session.id))) return;
  throw new ProblemError('conflict', 'Set up your own second factor first.');
}
