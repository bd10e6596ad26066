import { and, eq } from 'drizzle-orm';
import { OwnedObject } from '#lib/contract/assignment';
import type { RemoveMemberQuery } from '#lib/contract/member';
import { Mode } from '#lib/contract/scalars';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { assignments } from '#lib/service/db/schema/assignments';
import { calendarFeeds } from '#lib/service/db/schema/calendar-feeds';
import { commentMentions } from '#lib/service/db/schema/comments';
import { memberships, people, removedMembers } from '#lib/service/db/schema/organizations';
import { snoozes } from '#lib/service/db/schema/snoozes';
import { viewDefaults, views } from '#lib/service/db/schema/views';
import { invalid } from '#lib/service/errors';
import { audit, auditEach } from '#lib/service/event/record-event';
import { revokeInvitationsBy } from '#lib/service/invitation/revoke-invitations-by';
import { lockMember, memberIs, membersOf, refuseWithoutAdmin } from '#lib/service/person/load-member';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Removes a person from the organization. Their sessions there end. What they did stays under their name, and what they
 * owned is transferred to `transfer_to`.
 */
export async function removeMember(
  ctx: Context,
  id: string,
  { transfer_to }: RemoveMemberQuery = {},
): Promise<void> {
  const acting = organizationWide(ctx);
  // People are not in any tenant's policies, so this uses the service's own transaction.
  await ctx.parts.database.transaction(async (tx) => {
    const leaving = await lockMember(ctx, tx, id);
    await refuseWithoutAdmin(ctx, tx, leaving);
    if (transfer_to) await transfer(acting, tx, id, transfer_to);
    const { provider_subject } = await endMembership(acting, tx, id);
    // Who leaves by themselves may come back by their sign-in provider.
    if (ctx.actor.id !== id) {
      const { organizationId: organization_id, now: removed_at } = acting;
      await tx
        .insert(removedMembers)
        .values({ organization_id, person_id: id, provider_subject, removed_at });
    }
    await audit(acting, tx, 'member.removed', 'person', id, { before: { roles: leaving.roles } });
  });
  logAccess(acting, 'member.removed', { object: id });
}

/** Ends what belongs to the membership and was not transferred. Returns their id at the sign-in provider. */
export async function endMembership(
  ctx: Context,
  tx: Tx,
  id: string,
): Promise<{ provider_subject: string | null }> {
  await releaseAssignments(ctx, tx, id);
  await dropOwn(ctx, tx, id);
  const [ended] = await tx
    .delete(memberships)
    .where(memberIs(ctx, id))
    .returning({ provider_subject: memberships.provider_subject });
  // An earlier removal, after which they were invited again.
  await tx.delete(removedMembers).where(mine(ctx, removedMembers, eq(removedMembers.person_id, id)));
  await revokeInvitationsBy(ctx, tx, id);
  return { provider_subject: ended?.provider_subject ?? null };
}

async function transfer(ctx: Context, tx: Tx, from: string, to: string): Promise<void> {
  const [heir] = from === to ? [] : await membersOf(ctx, tx, eq(people.id, to));
  if (!heir || heir.suspended_at) {
    const detail = 'Choose a member of the organization who stays.';
    throw invalid([{ pointer: '?transfer_to', code: 'not_a_member', detail }]);
  }
  for (const mode of Mode.options) {
    const tenant = { ...ctx, mode };
    const rows = await tx
      .update(apiKeys)
      .set({ created_by: to })
      .where(mine(tenant, apiKeys, eq(apiKeys.created_by, from)))
      .returning({ id: apiKeys.id });
    const changed = rows.map(({ id }) => ({ id, before: { owner_id: from }, after: { owner_id: to } }));
    await auditEach(tenant, tx, 'api_key.transferred', 'api_key', changed);
    const given = await tx
      .update(assignments)
      .set({ person_id: to, assigned_at: ctx.now })
      .where(mine(tenant, assignments, eq(assignments.person_id, from)))
      .returning({ id: assignments.id, object: assignments.object });
    await auditOwners(tenant, tx, given, from, to);
  }
}

/** Work that was not transferred has no owner anymore. */
async function releaseAssignments(ctx: Context, tx: Tx, from: string): Promise<void> {
  for (const mode of Mode.options) {
    const tenant = { ...ctx, mode };
    const ended = await tx
      .delete(assignments)
      .where(mine(tenant, assignments, eq(assignments.person_id, from)))
      .returning({ id: assignments.id, object: assignments.object });
    await auditOwners(tenant, tx, ended, from, null);
  }
}

/** Their snoozes, mentions, private views and calendar addresses. */
async function dropOwn(ctx: Context, tx: Tx, of: string): Promise<void> {
  for (const mode of Mode.options) {
    const tenant = { ...ctx, mode };
    for (const table of [snoozes, commentMentions, viewDefaults, calendarFeeds])
      await tx.delete(table).where(mine(tenant, table, eq(table.person_id, of)));
    // Shared views belong to the team.
    const own = and(eq(views.person_id, of), eq(views.is_shared, false));
    await tx.delete(views).where(mine(tenant, views, own));
  }
}

type Owned = { id: string; object: OwnedObject };

async function auditOwners(ctx: Context, tx: Tx, owned: Owned[], from: string, to: string | null) {
  for (const object of OwnedObject.options) {
    const changed = owned
      .filter((one) => one.object === object)
      .map(({ id }) => ({ id, before: { owner_id: from }, after: { owner_id: to } }));
    await auditEach(ctx, tx, `${object}.assigned`, object, changed);
  }
}
