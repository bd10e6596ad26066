import { eq, isNotNull, isNull, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { invitations } from '#lib/service/db/schema/invitations';
import { auditEach } from '#lib/service/event/record-event';

/** Reopens the revoked invitations that meet the condition and whose email has not been invited again. */
export async function reopenInvitations(ctx: Context, tx: Tx, condition: SQL | undefined): Promise<void> {
  const open = alias(invitations, 'open');
  const invitedAgain = tx
    .select({ id: open.id })
    .from(open)
    .where(
      mine(ctx, open, eq(open.email, invitations.email), isNull(open.accepted_at), isNull(open.revoked_at)),
    );
  const reopened = await tx
    .update(invitations)
    .set({ revoked_at: null })
    .where(mine(ctx, invitations, condition, isNotNull(invitations.revoked_at), notExists(invitedAgain)))
    .returning({ id: invitations.id, roles: invitations.roles });
  const changed = reopened.map(({ id, roles }) => ({ id, after: { roles } }));
  await auditEach(ctx, tx, 'invitation.reopened', 'invitation', changed);
}
