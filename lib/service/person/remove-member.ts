import type { Context } from '#lib/service/context';
import { removedMembers } from '#lib/service/db/schema/organizations';
import { audit } from '#lib/service/event/record-event';
import { dropOwn, endMembership } from '#lib/service/person/end-membership';
import { lockMember, refuseWithoutAdmin } from '#lib/service/person/load-member';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Removes a person from the organization. Their sessions there end, and what they owned has no owner. What they did
 * stays under their name. `restoreMember` can undo it for 30 days, unless they left by themselves.
 */
export async function removeMember(ctx: Context, id: string): Promise<void> {
  const acting = organizationWide(ctx);
  // People are not in any tenant's policies, so this uses the service's own transaction.
  await ctx.parts.database.transaction(async (tx) => {
    const leaving = await lockMember(ctx, tx, id);
    await refuseWithoutAdmin(ctx, tx, leaving);
    const ended = await endMembership(acting, tx, leaving.id);
    const { organizationId: organization_id, now: removed_at, actor } = acting;
    // Who leaves by themselves may come back by their sign-in provider.
    if (actor.id === leaving.id) await dropOwn(acting, tx, leaving.id);
    else
      await tx
        .insert(removedMembers)
        .values({ organization_id, person_id: leaving.id, removed_at, removed_by: actor.id, ...ended });
    await audit(acting, tx, 'member.removed', 'person', id, { before: { roles: leaving.roles } });
  });
  logAccess(acting, 'member.removed', { object: id });
}
