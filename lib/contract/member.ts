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
  instead_of: Roles.optional().meta({
    description:
      'Only if these are still the roles of the person: `conflict` if somebody else gave them others',
  }),
  suspended: z.boolean().optional().meta({ description: 'Whoever is suspended cannot come in' }),
});
export type UpdateMemberRequest = z.infer<typeof UpdateMemberRequest>;

export const HandOverWorkRequest = z.object({
  to: Id.meta({ description: 'The member who owns the API keys, filings, cases and agent mail from now on' }),
});
export type HandOverWorkRequest = z.infer<typeof HandOverWorkRequest>;

/** A person who was removed and can be restored. */
export const RemovedMember = z
  .object({
    id: Id.meta({ description: 'Of the person' }),
    object: z.literal('removed_member'),
    name: z.string(),
    email: z.string(),
    roles: Roles,
    removed_at: Timestamp,
    removed_by: z.string().nullable().meta({ description: 'Who removed them; null for an operator' }),
    restorable_until: Timestamp,
  })
  .meta({ id: 'RemovedMember' });
export type RemovedMember = z.infer<typeof RemovedMember>;

export const RemovedMemberList = listOf(RemovedMember, 'RemovedMemberList');
export const RemovedMemberListQuery = PageQuery;

export const UpdateMeRequest = z.object({ name: PersonName });
export type UpdateMeRequest = z.infer<typeof UpdateMeRequest>;
