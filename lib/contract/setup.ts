import { z } from 'zod';
import { EmailAddress } from '#lib/contract/email';
import { PersonName } from '#lib/contract/member';
import { OrganizationName } from '#lib/contract/organization';
import { NewPassword } from '#lib/contract/password';

/** Whether this installation still has to be set up. */
export const Setup = z.object({ object: z.literal('setup'), is_open: z.boolean() });
export type Setup = z.infer<typeof Setup>;

/** The first organization with its first administrator. */
export const SetUpRequest = z.object({
  // The log drops members of this name.
  setup_token: z.string().trim().min(1, 'Enter the setup code.').max(100),
  organization: OrganizationName,
  operates: z.boolean().meta({
    description:
      'Whether this organization runs the service: its first administrator leads the operations desk',
  }),
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
});
export type SetUpRequest = z.infer<typeof SetUpRequest>;
