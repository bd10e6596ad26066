import { and, eq, type SQL } from 'drizzle-orm';
import type { Member, UpdateMemberRequest } from '#lib/contract/member';
import type { Role } from '#lib/contract/roles';
import { may } from '#lib/rules/person/permissions';
import type { Context } from '#lib/service/context';
import { invitations } from '#lib/service/db/schema/invitations';
import { memberships } from '#lib/service/db/schema/organizations';
import { ProblemError } from '#lib/service/errors';
import { audit, type Changes } from '#lib/service/event/record-event';
import { reopenInvitations } from '#lib/service/invitation/reopen-invitations';
import { revokeAdministratorsBy, revokeInvitationsBy } from '#lib/service/invitation/revoke-invitations';
import {
  lockMember,
  type MemberRow,
  memberIs,
  refuseWithoutAdmin,
  toMember,
} from '#lib/service/person/load-member';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Changes a person's roles, or suspends or reinstates them. Their sessions end, so that they sign in with the new
 * roles. The invitations that they sent are revoked while they are suspended, and those that make administrators once
 * they are no longer one.
 */
export async function updateMember(ctx: Context, id: string, change: UpdateMemberRequest): Promise<Member> {
  const acting = organizationWide(ctx);
  // People are not in any tenant's policies, so this uses the service's own transaction.
  const { row, actions } = await ctx.parts.database.transaction(async (tx) => {
    const found = await lockMember(ctx, tx, id);
    const { roles = found.roles, suspended = found.suspended_at !== null } = change;
    const next = { roles, suspended_at: suspended ? (found.suspended_at ?? acting.now) : null };
    const done = actionsOf(found, next);
    if (done.length === 0) return { row: found, actions: done };
    if (change.instead_of && !isSame(found.roles, change.instead_of)) throw otherRoles(found);
    if (suspended || !roles.includes('administrator')) await refuseWithoutAdmin(ctx, tx, found);
    await tx.update(memberships).set(next).where(memberIs(ctx, id));
    if (suspended) await revokeInvitationsBy(acting, tx, id);
    else if (!may(roles, 'administer')) await revokeAdministratorsBy(acting, tx, id);
    else if (found.suspended_at) await reopenInvitations(acting, tx, revokedWith(id, found.suspended_at));
    for (const action of done) await audit(acting, tx, action, 'person', id, shown(action, found, next));
    return { row: { ...found, ...next }, actions: done };
  });
  for (const action of actions) logAccess(acting, action, { object: id });
  return toMember(ctx, row);
}

/** The invitations that the suspension of their sender revoked. */
function revokedWith(id: string, suspendedAt: Date): SQL | undefined {
  return and(eq(invitations.invited_by, id), eq(invitations.revoked_at, suspendedAt));
}

const otherRoles = ({ name }: MemberRow) =>
  new ProblemError(
    'conflict',
    `Somebody else has given ${name} other roles meanwhile. Look at them again before you change them.`,
  );

type Standing = Pick<MemberRow, 'roles' | 'suspended_at'>;

function actionsOf(before: Standing, after: Standing): string[] {
  const standing = after.suspended_at ? 'member.suspended' : 'member.restored';
  return [
    ...(isSame(before.roles, after.roles) ? [] : ['member.roles_changed']),
    ...((before.suspended_at === null) === (after.suspended_at === null) ? [] : [standing]),
  ];
}

function shown(action: string, before: Standing, after: Standing): Changes {
  if (action === 'member.roles_changed')
    return { before: { roles: before.roles }, after: { roles: after.roles } };
  const suspended = after.suspended_at !== null;
  return { before: { suspended: !suspended }, after: { suspended } };
}

function isSame(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}
