import { z } from 'zod';
import { GivenRoles } from '#lib/contract/member';
import { Timestamp } from '#lib/contract/scalars';
import { Roles } from '#lib/contract/session';

/** A first sign-in through the provider never makes an administrator. */
export const JoiningRoles = GivenRoles.refine((given) => !given.includes('administrator'), {
  message: 'Choose other roles: an administrator is made by an administrator.',
});

export const EmailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.*\.)(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/, 'Enter a domain, for example example.com.');

/** How an organization's people sign in through its own provider. */
const IdentityProvider = z.object({
  issuer: z.string().meta({ description: 'The address of the provider, as its documents call the issuer' }),
  client_id: z.string(),
  domain: z.string().meta({ description: 'The domain of the email addresses of its people' }),
  domain_confirmed_at: Timestamp.nullable().meta({
    description: 'Nobody signs in by the provider before whoever runs the service has confirmed the domain',
  }),
  roles: Roles.meta({ description: 'What somebody is who signs in for the first time' }),
  updated_at: Timestamp,
});
export type IdentityProvider = z.infer<typeof IdentityProvider>;

export const SingleSignOn = z
  .object({
    object: z.literal('single_sign_on'),
    redirect_uri: z.string().meta({ description: 'What the provider asks for as the redirect address' }),
    provider: IdentityProvider.nullable(),
  })
  .meta({ id: 'SingleSignOn' });
export type SingleSignOn = z.infer<typeof SingleSignOn>;

export const SetSingleSignOnRequest = z.object({
  issuer: z.url({ protocol: /^https?$/, message: 'Enter the address of the provider.' }).max(500),
  client_id: z.string().trim().min(1, 'Enter the client id.').max(500),
  // The log drops members of this name.
  client_secret: z
    .string()
    .trim()
    .min(1, 'Enter the client secret.')
    .max(2000)
    .optional()
    .meta({ description: 'Left out, the present one stays' }),
  domain: EmailDomain,
  roles: JoiningRoles,
  instead_of: Timestamp.nullable().optional().meta({
    description:
      'The `updated_at` of the provider that the change begins from, null for none; if another is there by now, it is refused',
  }),
});
export type SetSingleSignOnRequest = z.infer<typeof SetSingleSignOnRequest>;

export const StartSingleSignOnRequest = z.object({ email: z.string().max(254) });
export type StartSingleSignOnRequest = z.infer<typeof StartSingleSignOnRequest>;

export const StartedSingleSignOn = z.object({
  object: z.literal('started_single_sign_on'),
  url: z.string().meta({ description: 'Where the browser goes' }),
  link_token: z.string().meta({ description: 'What the browser keeps and shows when it comes back' }),
});
export type StartedSingleSignOn = z.infer<typeof StartedSingleSignOn>;
