import { hash, verify } from '@node-rs/argon2';
import { waitWords } from '#lib/rules/calendar/wait-words';
import { ProblemError } from '#lib/service/errors';
import { ConcurrencyLimiter } from '#lib/service/limits/concurrency-limiter';

// Argon2id with 19 MiB and two passes, the minimum in OWASP's password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One at a time for the whole process: hashing many at once would take every core from the requests.
const limiter = new ConcurrencyLimiter({ concurrent: 1, queued: 32, perCaller: 8 });
const comeBackSeconds = 2;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Hashes a password from a request; `from` identifies the caller. Throws `rate_limited` if too many are waiting. */
export function hashGivenPassword(password: string, from: string): Promise<string> {
  return inTurn(from, () => hashPassword(password));
}

let nobody: string | undefined;

/**
 * Whether the password matches the hash. Without a hash it takes as long, so that timing reveals nothing. Throws
 * `rate_limited` if too many are waiting; `from` identifies the caller.
 */
export async function isPassword(stored: string | null, given: string, from: string): Promise<boolean> {
  const matches = await inTurn(from, async () => {
    nobody ??= await hashPassword('nobody has this password');
    return verify(stored ?? nobody, given).catch(() => false);
  });
  return stored !== null && matches;
}

async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
  const done = await limiter.run(from, work);
  if (done !== null) return done;
  throw new ProblemError(
    'rate_limited',
    `Too many people sign in at this moment. Try again in ${waitWords(comeBackSeconds)}.`,
    {},
    { 'Retry-After': String(comeBackSeconds) },
  );
}
