import { z } from 'zod';
import { listOf, PageQuery } from '#lib/contract/list';
import { Id, Timestamp } from '#lib/contract/scalars';
import { Role } from '#lib/contract/session';

/** A person of the organization. */
export const Member = z
  .object({
    id: Id.meta({ description: 'Of the person' }),
    object: z.literal('member'),
    name: z.string(),
    email: z.string(),
    role: Role,
    created_at: Timestamp,
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof Member>;

export const MemberList = listOf(Member, 'MemberList');
export const MemberListQuery = PageQuery;

export const UpdateMemberRequest = z.object({ role: Role });
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
