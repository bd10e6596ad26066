import { z } from 'zod';
import { EmailAddress } from '#lib/contract/email';
import { listOf, PageQuery } from '#lib/contract/list';
import { GivenRoles, PersonName } from '#lib/contract/member';
import { GivenPassword, LinkToken } from '#lib/contract/password';
import { Id, Timestamp } from '#lib/contract/scalars';
import { Roles } from '#lib/contract/session';

/** Sent by email and not yet accepted. The link in the email works once, until it expires. */
export const Invitation = z
  .object({
    id: Id,
    object: z.literal('invitation'),
    email: z.string(),
    roles: Roles,
    status: z.enum(['open', 'expired']),
    invited_by: z.string().nullable().meta({ description: 'The name of the person' }),
    sent_at: Timestamp,
    refused_at: Timestamp.nullable().meta({
      description: 'When the mail server refused the email; null if it did not',
    }),
    expires_at: Timestamp,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

export const InvitationList = listOf(Invitation, 'InvitationList');
export const InvitationListQuery = PageQuery;

export const CreateInvitationRequest = z.object({ email: EmailAddress, roles: GivenRoles });
export type CreateInvitationRequest = z.infer<typeof CreateInvitationRequest>;

export const FindInvitationRequest = z.object({ token: LinkToken });
export type FindInvitationRequest = z.infer<typeof FindInvitationRequest>;

/** What the holder of the link may see of the invitation. */
export const FoundInvitation = z.object({
  object: z.literal('found_invitation'),
  organization: z.string(),
  email: z.string(),
  is_named: z.boolean().meta({ description: 'Whether this person has a name here already' }),
  is_known: z.boolean().meta({ description: 'Whether this person signs in here with a password already' }),
  expires_at: Timestamp,
});
export type FoundInvitation = z.infer<typeof FoundInvitation>;

/**
 * A new person gives a name and a new password, a named one who signs in without a password only that; a known person
 * gives their existing password.
 */
export const AcceptInvitationRequest = z.object({
  token: LinkToken,
  name: PersonName.optional(),
  password: GivenPassword.min(1, 'Enter a password.'),
});
export type AcceptInvitationRequest = z.infer<typeof AcceptInvitationRequest>;
