import { z } from 'zod';
import { Id } from '#lib/contract/scalars';

export const Organization = z
  .object({
    id: Id,
    object: z.literal('organization'),
    name: z.string(),
    requires_second_factor: z.boolean().meta({
      description:
        'Whether members who sign in with a password must set up an app for one-time codes before anything else',
    }),
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof Organization>;

export const UpdateOrganizationRequest = z.object({ requires_second_factor: z.boolean() });
export type UpdateOrganizationRequest = z.infer<typeof UpdateOrganizationRequest>;
