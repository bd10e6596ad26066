import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { invitations } from '#lib/service/db/schema/invitations';
import { auditEach } from '#lib/service/event/record-event';
import { stands } from '#lib/service/invitation/load-invitation';

/** A removed person must not come back through an invitation of their own. Returns the ids of the revoked ones. */
export async function revokeInvitationsBy(ctx: Context, tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx
    .update(invitations)
    .set({ revoked_at: ctx.now })
    .where(mine(ctx, invitations, stands, eq(invitations.invited_by, personId)))
    .returning({ id: invitations.id, roles: invitations.roles });
  const ended = rows.map(({ id, roles }) => ({ id, before: { roles } }));
  await auditEach(ctx, tx, 'invitation.revoked', 'invitation', ended);
  return rows.map(({ id }) => id);
}
