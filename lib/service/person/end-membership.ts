import { and, eq } from 'drizzle-orm';
import { Mode } from '#lib/contract/scalars';
import { auditOwners } from '#lib/service/assignment/audit-owners';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { assignments } from '#lib/service/db/schema/assignments';
import { calendarFeeds } from '#lib/service/db/schema/calendar-feeds';
import { commentMentions } from '#lib/service/db/schema/comments';
import { type EndedMembership, memberships } from '#lib/service/db/schema/organizations';
import { snoozes } from '#lib/service/db/schema/snoozes';
import { viewDefaults, views } from '#lib/service/db/schema/views';
import { revokeInvitationsBy, revokeInvitationsTo } from '#lib/service/invitation/revoke-invitations';
import { memberIs } from '#lib/service/person/load-member';

type Ended = { membership: EndedMembership; provider_subject: string | null };

/** Ends a membership: their work has no owner anymore. Null for somebody who is not a member. */
export async function endMembership(ctx: Context, tx: Tx, id: string): Promise<Ended | null> {
  const released = await releaseAssignments(ctx, tx, id);
  const [ended] = await tx.delete(memberships).where(memberIs(ctx, id)).returning();
  const revoked = await revokeInvitationsBy(ctx, tx, id);
  await revokeInvitationsTo(ctx, tx, id);
  if (!ended) return null;
  const { roles, notices, suspended_at, provider_subject, created_at } = ended;
  const membership = {
    roles,
    notices,
    suspended_at: suspended_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    assignments: released,
    invitations: revoked,
  };
  return { membership, provider_subject };
}

/** Deletes their snoozes, mentions, private views and calendar addresses. */
export async function dropOwn(ctx: Pick<Context, 'organizationId'>, tx: Tx, of: string): Promise<void> {
  for (const mode of Mode.options) {
    const tenant = { ...ctx, mode };
    for (const table of [snoozes, commentMentions, viewDefaults, calendarFeeds])
      await tx.delete(table).where(mine(tenant, table, eq(table.person_id, of)));
    // Shared views belong to the team.
    const own = and(eq(views.person_id, of), eq(views.is_shared, false));
    await tx.delete(views).where(mine(tenant, views, own));
  }
}

async function releaseAssignments(
  ctx: Context,
  tx: Tx,
  from: string,
): Promise<EndedMembership['assignments']> {
  const released: EndedMembership['assignments'] = [];
  for (const mode of Mode.options) {
    const tenant = { ...ctx, mode };
    const ended = await tx
      .delete(assignments)
      .where(mine(tenant, assignments, eq(assignments.person_id, from)))
      .returning();
    await auditOwners(tenant, tx, ended, from, null);
    for (const { id, object, assigned_at } of ended)
      released.push({ mode, id, object, assigned_at: assigned_at.toISOString() });
  }
  return released;
}
