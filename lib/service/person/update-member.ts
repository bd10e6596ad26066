import type { Member, UpdateMemberRequest } from '#lib/contract/member';
import type { Context } from '#lib/service/context';
import { memberships } from '#lib/service/db/schema/organizations';
import { audit } from '#lib/service/event/record-event';
import { lockMember, memberIs, refuseWithoutAdmin, toMember } from '#lib/service/person/load-member';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/** Gives a person another role. Their sessions end with the old one: they sign in again. */
export async function updateMember(ctx: Context, id: string, { role }: UpdateMemberRequest): Promise<Member> {
  const acting = organizationWide(ctx);
  // People belong to no tenant's policies, so this is the owner's own transaction.
  const { row, isNew } = await ctx.parts.database.db.transaction(async (tx) => {
    const found = await lockMember(ctx, tx, id);
    if (found.role === role) return { row: found, isNew: false };
    await refuseWithoutAdmin(ctx, tx, found);
    await tx.update(memberships).set({ role }).where(memberIs(ctx, id));
    await audit(acting, tx, 'member.role_changed', 'person', id);
    return { row: { ...found, role }, isNew: true };
  });
  if (isNew) logAccess(acting, 'member.role_changed', { object: id });
  return toMember(row);
}
