import type { Context } from '#lib/service/context';
import { memberships } from '#lib/service/db/schema/organizations';
import { audit } from '#lib/service/event/record-event';
import { lockMember, memberIs, refuseWithoutAdmin } from '#lib/service/person/load-member';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/** Takes a person out of the organization. Their sessions there end; what they did stays under their name. */
export async function removeMember(ctx: Context, id: string): Promise<void> {
  const acting = organizationWide(ctx);
  // People belong to no tenant's policies, so this is the owner's own transaction.
  await ctx.parts.database.db.transaction(async (tx) => {
    await refuseWithoutAdmin(ctx, tx, await lockMember(ctx, tx, id));
    await tx.delete(memberships).where(memberIs(ctx, id));
    await audit(acting, tx, 'member.removed', 'person', id);
  });
  logAccess(acting, 'member.removed', { object: id });
}
