import { z } from 'zod';
import { listOf, PageQuery } from '#lib/contract/list';
import { roles, staffRoles } from '#lib/contract/roles';
import { Id, Timestamp } from '#lib/contract/scalars';
import { OneTimeCode } from '#lib/contract/second-factor';

export const Roles = z.array(z.enum(roles));

/**
 * By a password, the installation's sign-in provider, the organization's provider, or a passkey, or as the demo's
 * anonymous visitor.
 */
export const SignInMethod = z.enum(['password', 'provider', 'single_sign_on', 'passkey', 'demo']);
export type SignInMethod = z.infer<typeof SignInMethod>;

/**
 * Opened by the dashboard for a person: by email and password, with a code if they have an app for it; by an email that
 * the sign-in provider has verified; by the response of an organization's provider or of a passkey; or as the demo
 * organization's own person. The browser's address is in the dashboard's token.
 */
export const OpenSessionRequest = z.union([
  z.object({
    email: z.string().max(254),
    password: z.string().max(1000),
    one_time_code: OneTimeCode.optional(),
  }),
  z.object({ verified_email: z.string().max(254) }),
  // The log drops members of these names.
  z.object({ link_token: z.string().max(2000), response_token: z.string().max(4000) }),
  z.object({ link_token: z.string().max(4000), passkey: z.record(z.string(), z.unknown()) }),
  z.object({ demo: z.literal(true) }),
]);
export type OpenSessionRequest = z.infer<typeof OpenSessionRequest>;

export const SessionOrganization = z.object({ id: Id, name: z.string(), roles: Roles, is_demo: z.boolean() });
export type SessionOrganization = z.infer<typeof SessionOrganization>;

/** The signed-in person, and the organization in which they work. */
export const Me = z.object({
  object: z.literal('me'),
  person: z.object({ id: Id, name: z.string(), email: z.string() }),
  organization_id: Id,
  organizations: z.array(SessionOrganization).min(1),
  staff: z
    .array(z.enum(staffRoles))
    .meta({ description: 'At the operations desk; empty for everybody else' }),
  session_id: Id,
  has_password: z.boolean().meta({ description: 'False for a person who signs in only through a provider' }),
  needs_second_factor: z.boolean().meta({
    description: 'Can do nothing but set one up: the organization asks for it',
  }),
  visitor: z.boolean().meta({ description: 'Of the demo: works in test mode only, and makes no keys' }),
});
export type Me = z.infer<typeof Me>;

/** Returned once, when a session is opened: `raw_id` is the cookie's value, and only its hash is stored. */
export const OpenedSession = Me.extend({ raw_id: z.string() });
export type OpenedSession = z.infer<typeof OpenedSession>;

export const SwitchOrganizationRequest = z.object({ organization_id: Id });
export type SwitchOrganizationRequest = z.infer<typeof SwitchOrganizationRequest>;

/** A session of the signed-in person that has not ended. */
export const Session = z
  .object({
    id: Id,
    object: z.literal('session'),
    current: z.boolean().meta({ description: 'The one that asks' }),
    method: SignInMethod,
    created_at: Timestamp,
    last_seen_at: Timestamp,
    expires_at: Timestamp.meta({ description: 'Its end, however much is done in it' }),
    address: z.string().nullable(),
    agent: z.string().nullable().meta({ description: 'The User-Agent of the browser' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const SessionList = listOf(Session, 'SessionList');
export const SessionListQuery = PageQuery;

export const SignInOptions = z.object({
  object: z.literal('sign_in_options'),
  demo: z.object({ organization: z.string() }).nullable(),
  single_sign_on: z.boolean().meta({ description: 'Whether any organization has a provider of its own' }),
  passkeys: z.boolean().meta({ description: 'Whether anybody has a passkey' }),
});
export type SignInOptions = z.infer<typeof SignInOptions>;
