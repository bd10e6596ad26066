import { z } from 'zod';
import { Mode } from '#lib/contract/scalars';

export const tokenAudience = 'statehouse';

/**
 * What the dashboard says of a signed-in person in the token of one minute that it signs for each call. Their role is
 * not in it: what they may do is what the database says at that moment.
 */
export const PersonClaims = z.object({
  sub: z.uuid(),
  name: z.string(),
  org: z.uuid(),
  mode: Mode,
});
export type PersonClaims = z.infer<typeof PersonClaims>;

/** What the dashboard says of itself where nobody is signed in yet. */
export const DashboardClaims = z.object({ sub: z.literal('dashboard') });
