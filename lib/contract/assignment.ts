import { z } from 'zod';
import { mostAssigned } from '#lib/contract/most-assigned';
import { Id } from '#lib/contract/scalars';

/** Objects that can have an owner. */
export const OwnedObject = z.enum(['filing', 'case', 'agent_mail', 'plan', 'obligation']);
export type OwnedObject = z.infer<typeof OwnedObject>;

/** The owner, a person of the organization. */
export const Owner = z.object({ id: Id, name: z.string() });
export type Owner = z.infer<typeof Owner>;

/** Whose rows a list shows: one’s own, those without an owner, or those of the person with this id. */
export const OwnerFilter = z.union([z.enum(['me', 'none']), Id]);
export type OwnerFilter = z.infer<typeof OwnerFilter>;

export const AssignOwnerRequest = z.object({
  object: OwnedObject,
  ids: z.array(Id).min(1).max(mostAssigned),
  owner_id: Id.optional().meta({ description: 'A member of the organization; left out: nobody' }),
  instead_of: Id.nullable()
    .optional()
    .meta({ description: 'Only those that this person has; null: only those that nobody has' }),
});
export type AssignOwnerRequest = z.infer<typeof AssignOwnerRequest>;

/** The new owner, and the previous owner of each one, so that it can be undone. */
export const Assignment = z
  .object({
    object: z.literal('assignment'),
    owner: Owner.nullable(),
    previous: z.array(z.object({ id: Id, owner_id: Id.nullable() })),
  })
  .meta({ id: 'Assignment' });
export type Assignment = z.infer<typeof Assignment>;
