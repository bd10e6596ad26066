import { z } from 'zod';
import { AgentMailType } from '#lib/contract/agent-mail';
import { Id, shownName, text } from '#lib/contract/scalars';

// Several are entered in one field, so the fault says which of them it is.
const ForwardAddress = text(254).pipe(
  z.email({ error: ({ input }) => `“${String(input)}” is not an email address.` }),
);

/** Agent mail of these types is also forwarded to these addresses. */
export const AgentMailForward = z.object({
  types: z.array(AgentMailType).min(1, 'Choose at least one type.').max(3, 'Name each type once.'),
  to: z
    .array(ForwardAddress)
    .min(1, 'Enter at least one email address.')
    .max(20, 'Use at most 20 addresses.'),
});
export type AgentMailForward = z.infer<typeof AgentMailForward>;

export const OrganizationName = shownName(200, 'Enter the name of the organization.');

export const Organization = z
  .object({
    id: Id,
    object: z.literal('organization'),
    name: z.string(),
    is_operator: z
      .boolean()
      .meta({ description: 'Whether it runs the service: its staff work at the operations desk' }),
    requires_second_factor: z.boolean().meta({
      description:
        'Whether members who sign in with a password must set up an app for one-time codes before anything else',
    }),
    agent_mail_forwards: z.array(AgentMailForward),
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof Organization>;

/** Missing members stay as they are. A rule is added or removed by itself, so that two people can change the list. */
export const UpdateOrganizationRequest = z.object({
  name: OrganizationName.optional(),
  requires_second_factor: z.boolean().optional(),
  add_agent_mail_forward: AgentMailForward.optional(),
  remove_agent_mail_forward: AgentMailForward.optional(),
});
export type UpdateOrganizationRequest = z.infer<typeof UpdateOrganizationRequest>;
