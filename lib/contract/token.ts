import { z } from 'zod';
import { Id, Mode } from '#lib/contract/scalars';

export const tokenAudience = 'statehouse';

const Browser = z.object({
  /** The browser's address. */
  address: z.string().max(64).nullable(),
});

/** What the page shows, where the page names it: another tab may have gone on as another person or elsewhere. */
export const Shown = z.object({ person: Id.optional(), organization: Id.optional() });
export type Shown = z.infer<typeof Shown>;

/**
 * The content of the one-minute token that the dashboard signs for each call of a signed-in person. It does not say who
 * they are or what they may do: the session's row does, at that moment.
 */
export const PersonClaims = Browser.extend({
  sub: z.literal('session'),
  /** SHA-256 in hex of the cookie's value. */
  session: z.string().regex(/^[0-9a-f]{64}$/),
  mode: Mode,
  /** Whether a person caused the call: polling by a page does not keep a session alive. */
  active: z.boolean(),
  ...Shown.shape,
});
export type PersonClaims = z.infer<typeof PersonClaims>;

/** The token of the dashboard itself, before anyone has signed in. */
export const DashboardClaims = Browser.extend({
  sub: z.literal('dashboard'),
  agent: z.string().max(300).nullable(),
});
export type DashboardClaims = z.infer<typeof DashboardClaims>;
