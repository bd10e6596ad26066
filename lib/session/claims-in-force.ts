import { ClientProblem } from '#lib/client/client-problem';
import type { ConsoleSession } from '#lib/contract/console/session';
import { clientsOf } from '#lib/session/service-clients';
import { organizationOf, personClaims } from '#lib/session/session';
import type { SessionClaims } from '#lib/session/session-claims';

const goodForMs = 5_000;
const mostPeople = 1_000;

type Answer = Promise<SessionClaims | null>;
const known = new Map<string, { answer: Answer; until: number }>();

/**
 * What the cookie says, with role and organizations as they are now: the cookie may be twelve hours old. Null for one
 * who no longer belongs to the organization. The service is asked once in five seconds for each person; while it
 * cannot answer, the cookie's word stands, and whatever the person then does is decided there anyway.
 */
export function claimsInForce(
  claims: SessionClaims,
  ask: (claims: SessionClaims) => Promise<ConsoleSession> = askService,
  now = Date.now(),
): Answer {
  const member = `${claims.person.id} ${organizationOf(claims)?.id}`;
  const found = known.get(member);
  if (found && now < found.until) return found.answer;
  const answer = ask(claims).then(
    ({ person, organizations }): SessionClaims => ({ ...claims, person, organizations }),
    (error: unknown) => {
      known.delete(member);
      if (!(error instanceof ClientProblem)) throw error;
      return error.code === 'unauthenticated' ? null : claims;
    },
  );
  if (known.size >= mostPeople) known.clear();
  known.set(member, { answer, until: now + goodForMs });
  return answer;
}

async function askService(claims: SessionClaims): Promise<ConsoleSession> {
  const token = personClaims(claims, 'test');
  if (!token) throw new Error('A session without an organization.');
  return clientsOf(token, { longestWait: 0 }).console.sessions.me();
}
