import { eq } from 'drizzle-orm';
import type { Invitation } from '#lib/contract/invitation';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { invitations } from '#lib/service/db/schema/invitations';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import type { InvitationThrottle } from '#lib/service/invitation/invitation-throttle';
import { expiryOf, lockInvitation } from '#lib/service/invitation/load-invitation';
import { mailInvitation } from '#lib/service/invitation/mail-invitation';
import { toInvitation } from '#lib/service/invitation/to-invitation';
import { makeLinkToken } from '#lib/service/person/link-token';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

const pauseMs = minuteMs;

/**
 * Sends it again with a new link; the link of the previous email stops working. Throws `conflict` within a minute, and
 * `rate_limited` after too many emails.
 */
export async function resendInvitation(
  ctx: Context,
  throttle: InvitationThrottle,
  id: string,
): Promise<Invitation> {
  const acting = organizationWide(ctx);
  const { now } = acting;
  const { token, hash } = makeLinkToken();
  const { database } = ctx.parts;
  const { email } = await lockInvitation(ctx, database.db, id);
  const send = () =>
    database.transaction(async (tx) => {
      const found = await lockInvitation(ctx, tx, id);
      if (now.getTime() - found.sent_at.getTime() < pauseMs) {
        throw new ProblemError('conflict', 'The invitation was sent less than a minute ago.');
      }
      const sent = { hash, sent_at: now, refused_at: null, expires_at: expiryOf(now) };
      await tx
        .update(invitations)
        .set(sent)
        .where(mine(ctx, invitations, eq(invitations.id, id)));
      await audit(acting, tx, 'invitation.sent_again', 'invitation', id, {
        before: { expires_at: found.expires_at.toISOString() },
        after: { expires_at: sent.expires_at.toISOString() },
      });
      const again = { ...found, ...sent };
      await mailInvitation(acting, tx, again, token);
      return again;
    });
  const row = await throttle.count(ctx, email, send);
  logAccess(acting, 'invitation.sent_again', { object: id });
  return toInvitation(row, now);
}
