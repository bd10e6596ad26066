import { invitationHours } from '#lib/contract/lifetimes';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { InvitationRow } from '#lib/service/db/schema/invitations';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { organizationName } from '#lib/service/organization/organization-name';
import { linkWith } from '#lib/service/person/link-token';
import { mailWords } from '#lib/service/person/words';

export async function mailInvitation(
  ctx: Context,
  tx: Tx,
  { email: to, hash }: Pick<InvitationRow, 'email' | 'hash'>,
  token: string,
): Promise<void> {
  const organization = await organizationName(ctx, tx);
  const link = linkWith(ctx.parts.env.BASE_URL, '/invitation', token);
  const given = { by: ctx.actor.name, organization, link, hours: invitationHours };
  await enqueueMail(ctx.parts, tx, {
    to,
    organization,
    invitation: hash,
    subject: mailWords.invitation.subject(organization),
    text: mailWords.invitation.text(given).join('\n\n'),
  });
}
