import { z } from 'zod';
import { EmailAddress } from '#lib/contract/email';
import { GivenRoles, PersonName } from '#lib/contract/member';
import { OrganizationName } from '#lib/contract/organization';
import { staffRoles } from '#lib/contract/roles';
import { Id } from '#lib/contract/scalars';
import { EmailDomain } from '#lib/contract/single-sign-on';

/** The commands that `npm run admin` sends to a running service. */
export const AdministrationRequest = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('create-organization'),
    name: OrganizationName,
    operates: z.boolean().default(false),
  }),
  z.object({
    command: z.literal('add-person'),
    organization: Id,
    email: EmailAddress,
    name: PersonName.optional(),
    roles: GivenRoles,
  }),
  z.object({ command: z.literal('reset-password'), email: EmailAddress }),
  z.object({ command: z.literal('reset-second-factor'), email: EmailAddress }),
  z.object({ command: z.literal('confirm-domain'), organization: Id, domain: EmailDomain }),
  z.object({
    command: z.literal('erase-person'),
    email: EmailAddress,
    // The same address again, to confirm it.
    confirm: EmailAddress,
  }),
  // The rows of a backup, which only the process with the embedded database can read.
  z.object({ command: z.literal('write-backup-rows'), folder: z.string().min(1).max(4_096) }),
  z.object({
    command: z.literal('grant-staff'),
    email: EmailAddress,
    roles: z.array(z.enum(staffRoles)),
  }),
]);
export type AdministrationRequest = z.infer<typeof AdministrationRequest>;

export const AdministrationResult = z.object({
  object: z.literal('administration_result'),
  done: z.string().meta({ description: 'A sentence for whoever sits at the shell' }),
  id: Id.nullable().meta({ description: 'Of the organization or the person' }),
  // The log drops members of this name.
  link_token: z.string().nullable().meta({ description: 'The address at which the person sets a password' }),
});
export type AdministrationResult = z.infer<typeof AdministrationResult>;
