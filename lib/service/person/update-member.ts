import type { Member, UpdateMemberRequest } from '#lib/contract/member';
import type { Role } from '#lib/contract/roles';
import type { Context } from '#lib/service/context';
import { memberships } from '#lib/service/db/schema/organizations';
import { audit } from '#lib/service/event/record-event';
import { lockMember, memberIs, refuseWithoutAdmin, toMember } from '#lib/service/person/load-member';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/** Gives a person other roles. Their sessions end with the old ones: they sign in again. */
export async function updateMember(
  ctx: Context,
  id: string,
  { roles }: UpdateMemberRequest,
): Promise<Member> {
  const acting = organizationWide(ctx);
  // People belong to no tenant's policies, so this is the owner's own transaction.
  const { row, isNew } = await ctx.parts.database.db.transaction(async (tx) => {
    const found = await lockMember(ctx, tx, id);
    if (isSame(found.roles, roles)) return { row: found, isNew: false };
    if (!roles.includes('administrator')) await refuseWithoutAdmin(ctx, tx, found);
    await tx.update(memberships).set({ roles }).where(memberIs(ctx, id));
    await audit(acting, tx, 'member.roles_changed', 'person', id);
    return { row: { ...found, roles }, isNew: true };
  });
  if (isNew) logAccess(acting, 'member.roles_changed', { object: id });
  return toMember(row);
}

function isSame(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}
