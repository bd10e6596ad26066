import { isIP } from 'node:net';
import { z } from 'zod';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { seal, unseal } from '#lib/service/sealed';

const lifeMs = 5 * 60_000;

const Challenge = z.object({
  challenge: z.string(),
  /** Null for a sign-in, whose person nobody knows yet. */
  person_id: z.string().nullable(),
  made_at: z.number(),
});
type Challenge = z.infer<typeof Challenge>;

/** What a browser keeps while its device is asked: it can neither read it nor make one. */
export function writeChallenge({ parts }: Context, given: Omit<Challenge, 'made_at'>): string {
  return seal(parts, 'passkey challenge', JSON.stringify({ ...given, made_at: parts.clock().getTime() }));
}

/** Throws `unauthenticated` for what is none, for that of somebody else, and for one of more than five minutes ago. */
export function readChallenge({ parts }: Context, text: string, personId: string | null): Challenge {
  const found = opened(() => JSON.parse(unseal(parts, 'passkey challenge', text)));
  const now = parts.clock().getTime();
  if (found && found.person_id === personId && now - found.made_at < lifeMs) return found;
  throw new ProblemError('unauthenticated', 'This took more than five minutes. Begin again.');
}

function opened(read: () => unknown): Challenge | null {
  try {
    return Challenge.parse(read());
  } catch {
    return null;
  }
}

/** What a passkey is bound to. Throws `conflict` where the installation is reached by a bare address: no browser does that. */
export function relyingParty({ parts }: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(parts.env.BASE_URL);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, origin };
  throw new ProblemError(
    'conflict',
    'Passkeys need a host name, and this service is reached by an IP address.',
  );
}
