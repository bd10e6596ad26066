import { z } from 'zod';
import { listOf, PageQuery } from '#lib/contract/list';
import { roles } from '#lib/contract/roles';
import { Id, Timestamp } from '#lib/contract/scalars';
import { Roles } from '#lib/contract/session';

/** In the order of the list, and each once. */
const GivenRoles = Roles.min(1, 'Choose at least one role.').transform((given) =>
  roles.filter((role) => given.includes(role)),
);

/** A person of the organization. */
export const Member = z
  .object({
    id: Id.meta({ description: 'Of the person' }),
    object: z.literal('member'),
    name: z.string(),
    email: z.string(),
    roles: Roles,
    created_at: Timestamp,
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof Member>;

export const MemberList = listOf(Member, 'MemberList');
export const MemberListQuery = PageQuery;

export const UpdateMemberRequest = z.object({ roles: GivenRoles });
export type UpdateMemberRequest = z.infer<typeof UpdateMemberRequest>;

export const ChangePasswordRequest = z.object({
  current_password: z.string().min(1, 'Enter your password.').max(1000, 'Use at most 1000 characters.'),
  new_password: z
    .string()
    .min(12, 'Use at least 12 characters.')
    .max(1000, 'Use at most 1000 characters.')
    .meta({ example: 'a phrase that only you know' }),
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;
