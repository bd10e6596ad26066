import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '#lib/service/errors';
import { Turns } from '#lib/service/limits/turns';

// Argon2id with 19 MiB and two passes, the least that OWASP's password storage sheet names.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One at a time for the whole process: many at once would take every core from the requests.
const turns = new Turns({ atOnce: 1, inLine: 32, ofOne: 8 });
const comeBackSeconds = 2;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** For a password that somebody sent: `from` is who. Throws `rate_limited` where too many wait. */
export function hashGivenPassword(password: string, from: string): Promise<string> {
  return inTurn(from, () => hashPassword(password));
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash it works as long, so that time tells nothing. Throws
 * `rate_limited` where too many wait; `from` is who asks.
 */
export async function isPassword(stored: string | null, given: string, from: string): Promise<boolean> {
  const matches = await inTurn(from, async () => {
    nobody ??= hashPassword('nobody has this password');
    return verify(stored ?? (await nobody), given).catch(() => false);
  });
  return stored !== null && matches;
}

async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
  const done = await turns.run(from, work);
  if (done !== null) return done;
  throw new ProblemError(
    'rate_limited',
    `Too many people sign in at this moment. Try again in ${comeBackSeconds} seconds.`,
    {},
    { 'Retry-After': String(comeBackSeconds) },
  );
}
