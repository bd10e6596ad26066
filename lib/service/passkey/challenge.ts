import { z } from 'zod';
import { hasHostName } from '#lib/config/has-host-name';
import { passkeyMinutes } from '#lib/contract/lifetimes';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { seal, unseal } from '#lib/service/sealed';

const Challenge = z.object({
  challenge: z.string(),
  /** Null for a sign-in, where the person is not known yet. */
  person_id: z.string().nullable(),
  made_at: z.number(),
});
type Challenge = z.infer<typeof Challenge>;

/**
 * The challenge as the browser stores it until the device responds: sealed, so that the browser can neither read nor
 * forge one.
 */
export function writeChallenge({ parts }: Context, given: Omit<Challenge, 'made_at'>): string {
  return seal(parts, 'passkey challenge', JSON.stringify({ ...given, made_at: parts.clock().getTime() }));
}

/** Throws `unauthenticated` for an invalid challenge, one of another person, and an expired one. */
export function readChallenge({ parts }: Context, text: string, personId: string | null): Challenge {
  const found = opened(() => JSON.parse(unseal(parts, 'passkey challenge', text)));
  const now = parts.clock().getTime();
  if (found && found.person_id === personId && now - found.made_at < passkeyMinutes * minuteMs) return found;
  throw new ProblemError('unauthenticated', `This took more than ${passkeyMinutes} minutes. Begin again.`);
}

function opened(read: () => unknown): Challenge | null {
  try {
    return Challenge.parse(read());
  } catch {
    return null;
  }
}

/**
 * The relying party that a passkey is bound to. Throws `conflict` if the installation has an IP address instead of a
 * host name, because no browser accepts that.
 */
export function relyingParty({ parts }: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(parts.env.BASE_URL);
  if (hasHostName(origin)) return { id: hostname, origin };
  throw new ProblemError(
    'conflict',
    'Passkeys need a host name, and this service is reached by an IP address.',
  );
}
