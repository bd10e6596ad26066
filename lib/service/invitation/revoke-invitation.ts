import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { invitations } from '#lib/service/db/schema/invitations';
import { audit } from '#lib/service/event/record-event';
import { lockInvitation } from '#lib/service/invitation/load-invitation';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/** Revokes an invitation: its link stops working. */
export async function revokeInvitation(ctx: Context, id: string): Promise<void> {
  const acting = organizationWide(ctx);
  await ctx.parts.database.transaction(async (tx) => {
    const found = await lockInvitation(ctx, tx, id);
    await tx
      .update(invitations)
      .set({ revoked_at: acting.now })
      .where(mine(ctx, invitations, eq(invitations.id, found.id)));
    await audit(acting, tx, 'invitation.revoked', 'invitation', found.id, { before: { roles: found.roles } });
  });
  logAccess(acting, 'invitation.revoked', { object: id });
}
