import { count, eq } from 'drizzle-orm';
import type { CreateInvitationRequest, Invitation } from '#lib/contract/invitation';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { invitations } from '#lib/service/db/schema/invitations';
import { people } from '#lib/service/db/schema/organizations';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import type { InvitationThrottle } from '#lib/service/invitation/invitation-throttle';
import { expiryOf, invitationsOf, stands } from '#lib/service/invitation/load-invitation';
import { mailInvitation } from '#lib/service/invitation/mail-invitation';
import { toInvitation } from '#lib/service/invitation/to-invitation';
import { makeLinkToken } from '#lib/service/person/link-token';
import { lockMembers, membersOf } from '#lib/service/person/load-member';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/** More than a company needs; fewer than a mailing list. */
const mostOpen = 100;

/**
 * Invites a person by email. Throws `conflict` for a member and for a person with an open invitation, and `rate_limited`
 * after too many emails.
 */
export async function createInvitation(
  ctx: Context,
  throttle: InvitationThrottle,
  { email, roles }: CreateInvitationRequest,
): Promise<Invitation> {
  const acting = organizationWide(ctx);
  const { now, actor } = acting;
  if (actor.id === null) throw new Error('Only a person invites.');
  const { token, hash } = makeLinkToken();
  const row = {
    organization_id: ctx.organizationId,
    id: newId(now),
    email,
    roles,
    hash,
    invited_by: actor.id,
    sent_at: now,
    refused_at: null,
    expires_at: expiryOf(now),
    accepted_at: null,
    revoked_at: null,
    created_at: now,
  };
  // People are outside the tenants' policies, so this is the service's own transaction.
  const send = () =>
    ctx.parts.database.transaction(async (tx) => {
      await lockMembers(ctx, tx);
      await refuseIfKnown(acting, tx, email);
      await tx.insert(invitations).values(row);
      await audit(acting, tx, 'invitation.created', 'invitation', row.id, {
        after: { roles, expires_at: row.expires_at.toISOString() },
      });
      await mailInvitation(acting, tx, row, token);
    });
  await throttle.count(ctx, email, send);
  logAccess(acting, 'invitation.created', { object: row.id });
  return toInvitation({ ...row, inviter: actor.name }, now);
}

async function refuseIfKnown(ctx: Context, tx: Tx, email: string): Promise<void> {
  const [member] = await membersOf(ctx, tx, eq(people.email, email));
  if (member?.suspended_at)
    throw knownEmail(`${member.name} is a member who is suspended. Let them in again instead.`);
  if (member) throw knownEmail(`${member.name} is a member of the organization already.`);
  const [open] = await invitationsOf(ctx, tx, eq(invitations.email, email));
  if (open && open.expires_at > ctx.now) {
    throw knownEmail(`${email} has an open invitation. Send that one again instead.`);
  }
  // An expired invitation is replaced by the new one.
  await tx
    .update(invitations)
    .set({ revoked_at: ctx.now })
    .where(mine(ctx, invitations, stands, eq(invitations.email, email)));
  const [found] = await tx
    .select({ open: count() })
    .from(invitations)
    .where(mine(ctx, invitations, stands));
  if ((found?.open ?? 0) >= mostOpen) {
    throw new ProblemError('conflict', `At most ${mostOpen} invitations can be open. Take one back first.`);
  }
}

/** Points at the email, so that a form shows it there. */
function knownEmail(detail: string): ProblemError {
  return new ProblemError('conflict', detail, { errors: [{ pointer: '/email', code: 'conflict', detail }] });
}
