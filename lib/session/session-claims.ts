import { z } from 'zod';
import { ConsoleSession } from '#lib/contract/console/session';

/** What the sealed cookie holds. */
export const SessionClaims = z.object({
  person: ConsoleSession.shape.person,
  organizations: ConsoleSession.shape.organizations,
  organization_id: z.string(),
});
export type SessionClaims = z.infer<typeof SessionClaims>;

export function claimsOf(session: ConsoleSession): SessionClaims | null {
  const [first] = session.organizations;
  if (!first) return null;
  return {
    person: session.person,
    organizations: session.organizations,
    organization_id: first.id,
  };
}
