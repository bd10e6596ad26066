import { and, arrayContains, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { invitations } from '#lib/service/db/schema/invitations';
import { people } from '#lib/service/db/schema/organizations';
import { auditEach } from '#lib/service/event/record-event';
import { stands } from '#lib/service/invitation/load-invitation';

/** A removed person must not come back through an invitation of their own. Returns the ids of the revoked ones. */
export function revokeInvitationsBy(ctx: Context, tx: Tx, personId: string): Promise<string[]> {
  return revoke(ctx, tx, eq(invitations.invited_by, personId));
}

/** Nor through one that was sent to them before they were removed. */
export async function revokeInvitationsTo(ctx: Context, tx: Tx, personId: string): Promise<void> {
  const own = tx.select({ email: people.email }).from(people).where(eq(people.id, personId));
  await revoke(ctx, tx, inArray(invitations.email, own));
}

/** Nor must whoever is no longer an administrator become one again. */
export async function revokeAdministratorsBy(ctx: Context, tx: Tx, personId: string): Promise<void> {
  const isAdministrators = arrayContains(invitations.roles, ['administrator']);
  await revoke(ctx, tx, and(eq(invitations.invited_by, personId), isAdministrators));
}

async function revoke(ctx: Context, tx: Tx, which: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .update(invitations)
    .set({ revoked_at: ctx.now })
    .where(mine(ctx, invitations, stands, which))
    .returning({ id: invitations.id, roles: invitations.roles });
  const ended = rows.map(({ id, roles }) => ({ id, before: { roles } }));
  await auditEach(ctx, tx, 'invitation.revoked', 'invitation', ended);
  return rows.map(({ id }) => id);
}
