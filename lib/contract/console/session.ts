import { z } from 'zod';
import { Id } from '#lib/contract/scalars';

export const Role = z.enum(['admin', 'filer', 'viewer']);
export type Role = z.infer<typeof Role>;

/**
 * Opened by the dashboard for a person: by e-mail and password, by an e-mail that the sign-in provider has verified,
 * or as the demo organization's own person. `address` is where the browser calls from.
 */
export const OpenSessionRequest = z.union([
  z.object({
    email: z.string().max(254),
    password: z.string().max(1000),
    address: z.string().max(100).optional(),
  }),
  z.object({ verified_email: z.string().max(254) }),
  z.object({ demo: z.literal(true) }),
]);
export type OpenSessionRequest = z.infer<typeof OpenSessionRequest>;

export const SessionOrganization = z.object({ id: Id, name: z.string(), role: Role, is_demo: z.boolean() });
export type SessionOrganization = z.infer<typeof SessionOrganization>;

export const ConsoleSession = z.object({
  object: z.literal('session'),
  person: z.object({ id: Id, name: z.string(), email: z.string() }),
  organizations: z.array(SessionOrganization).min(1),
});
export type ConsoleSession = z.infer<typeof ConsoleSession>;

export const SignInOptions = z.object({
  object: z.literal('sign_in_options'),
  demo: z.object({ organization: z.string() }).nullable(),
});
export type SignInOptions = z.infer<typeof SignInOptions>;
