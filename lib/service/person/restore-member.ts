import { eq, inArray } from 'drizzle-orm';
import type { Member } from '#lib/contract/member';
import { Mode } from '#lib/contract/scalars';
import { auditOwners } from '#lib/service/assignment/audit-owners';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { assignments } from '#lib/service/db/schema/assignments';
import { invitations } from '#lib/service/db/schema/invitations';
import {
  type EndedMembership,
  memberships,
  people,
  removedMembers,
} from '#lib/service/db/schema/organizations';
import { notFound, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { isId } from '#lib/service/ids';
import { reopenInvitations } from '#lib/service/invitation/reopen-invitations';
import { lockMember, lockMembers, membersOf, toMember } from '#lib/service/person/load-member';
import { restorable } from '#lib/service/person/removals';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Undoes `removeMember`: the person is a member as before, and owns the work that nobody has taken over since. Throws
 * `conflict` for a member, and `not_found` for anybody else who cannot be restored.
 */
export async function restoreMember(ctx: Context, id: string): Promise<Member> {
  const acting = organizationWide(ctx);
  if (!isId(id)) throw notFound('removed member');
  const restored = await ctx.parts.database.transaction(async (tx) => {
    await lockMembers(acting, tx);
    const removal = restorable(acting, eq(removedMembers.person_id, id));
    const [removed] = await tx.delete(removedMembers).where(removal).returning();
    if (!removed?.membership) throw await refusal(acting, tx, id);
    const { membership, provider_subject } = removed;
    const { roles, notices, suspended_at, created_at } = membership;
    await tx.insert(memberships).values({
      organization_id: acting.organizationId,
      person_id: id,
      roles,
      notices,
      provider_subject,
      suspended_at: suspended_at === null ? null : new Date(suspended_at),
      created_at: new Date(created_at),
    });
    await giveBack(acting, tx, id, membership.assignments);
    await reopenInvitations(acting, tx, inArray(invitations.id, membership.invitations));
    await audit(acting, tx, 'member.returned', 'person', id, { after: { roles } });
    return lockMember(acting, tx, id);
  });
  logAccess(acting, 'member.returned', { object: id });
  return toMember(ctx, restored);
}

async function refusal(ctx: Context, tx: Tx, id: string): Promise<ProblemError> {
  const [member] = await membersOf(ctx, tx, eq(people.id, id));
  return member
    ? new ProblemError('conflict', `${member.name} is a member already.`)
    : notFound('removed member');
}

async function giveBack(ctx: Context, tx: Tx, person_id: string, work: EndedMembership['assignments']) {
  for (const mode of Mode.options) {
    const tenant = { ...ctx, mode };
    const rows = work
      .filter((one) => one.mode === mode)
      .map(({ id, object, assigned_at }) => ({
        ...ofTenant(tenant),
        id,
        object,
        person_id,
        assigned_at: new Date(assigned_at),
      }));
    if (rows.length === 0) continue;
    const given = await tx.insert(assignments).values(rows).onConflictDoNothing().returning();
    await auditOwners(tenant, tx, given, null, person_id);
  }
}
