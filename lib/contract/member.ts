import { z } from 'zod';
import { listOf, PageQuery } from '#lib/contract/list';
import { roles } from '#lib/contract/roles';
import { Id, shownName, Timestamp } from '#lib/contract/scalars';
import { Roles } from '#lib/contract/session';

/** In the order of the list, without duplicates. */
export const GivenRoles = Roles.min(1, 'Choose at least one role.').transform((given) =>
  roles.filter((role) => given.includes(role)),
);

export const PersonName = shownName(100);

/** A person of the organization. */
export const Member = z
  .object({
    id: Id.meta({ description: 'Of the person' }),
    object: z.literal('member'),
    name: z.string(),
    email: z.string(),
    roles: Roles,
    suspended_at: Timestamp.nullable(),
    has_second_factor: z.boolean().nullable().meta({
      description: 'Whether there is an app for codes or a passkey; null for whoever does not administer',
    }),
    created_at: Timestamp,
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof Member>;

export const MemberList = listOf(Member, 'MemberList');
export const MemberListQuery = PageQuery;

export const UpdateMemberRequest = z.object({
  roles: GivenRoles.optional(),
  suspended: z.boolean().optional().meta({ description: 'Whoever is suspended cannot come in' }),
});
export type UpdateMemberRequest = z.infer<typeof UpdateMemberRequest>;

export const RemoveMemberQuery = z.object({
  transfer_to: Id.optional().meta({
    description:
      'The member to whom what the person owned goes over: API keys, filings, cases and agent mail',
  }),
});
export type RemoveMemberQuery = z.infer<typeof RemoveMemberQuery>;

export const UpdateMeRequest = z.object({ name: PersonName });
export type UpdateMeRequest = z.infer<typeof UpdateMeRequest>;
