import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '#lib/service/errors';
import { Turns } from '#lib/service/limits/turns';

// Argon2id with 19 MiB and two passes, the least that OWASP's password storage sheet names.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

// One at a time for the whole process: many at once would take every core from the requests.
const turns = new Turns({ atOnce: 1, inLine: 32, ofOne: 8 });
const comeBackSeconds = 2;

let nobody: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash it works as long, so that time tells nothing. `from`
 * is who asks. Throws `rate_limited` where too many wait.
 */
export async function isPassword(stored: string | null, given: string, from: string): Promise<boolean> {
  const matches = await turns.run(from, async () => {
    nobody ??= hashPassword('nobody has this password');
    return verify(stored ?? (await nobody), given).catch(() => false);
  });
  if (matches === null) {
    throw new ProblemError(
      'rate_limited',
      `Too many people sign in at this moment. Try again in ${comeBackSeconds} seconds.`,
      {},
      { 'Retry-After': String(comeBackSeconds) },
    );
  }
  return stored !== null && matches;
}
