import type { Invitation } from '#lib/contract/invitation';
import type { InvitationRow } from '#lib/service/db/schema/invitations';

export function toInvitation(row: InvitationRow & { inviter: string | null }, now: Date): Invitation {
  return {
    id: row.id,
    object: 'invitation',
    email: row.email,
    roles: row.roles,
    status: row.expires_at > now ? 'open' : 'expired',
    invited_by: row.inviter,
    sent_at: row.sent_at.toISOString(),
    refused_at: row.refused_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
  };
}
