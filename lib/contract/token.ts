import { z } from 'zod';
import { Mode } from '#lib/contract/scalars';

export const tokenAudience = 'statehouse';

const Browser = z.object({
  /** Where the browser calls from. */
  address: z.string().max(64).nullable(),
});

/**
 * What the dashboard says in the token of one minute that it signs for each call of a signed-in person. Who they are
 * and what they may do is not in it: that is what the session's row says at that moment.
 */
export const PersonClaims = Browser.extend({
  sub: z.literal('session'),
  /** SHA-256 in hex of what the cookie holds. */
  session: z.string().regex(/^[0-9a-f]{64}$/),
  mode: Mode,
  /** Whether a person did something: what a page polls for does not keep a session alive. */
  active: z.boolean(),
});
export type PersonClaims = z.infer<typeof PersonClaims>;

/** What the dashboard says of itself where nobody is signed in yet. */
export const DashboardClaims = Browser.extend({
  sub: z.literal('dashboard'),
  agent: z.string().max(300).nullable(),
});
export type DashboardClaims = z.infer<typeof DashboardClaims>;
