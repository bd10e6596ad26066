import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { addressBlock } from '#lib/config/client-address';
import { tidyEmail } from '#lib/contract/email';
import type { Context } from '#lib/service/context';
import { knownAddresses } from '#lib/service/db/schema/sessions';
import { invalid, ProblemError } from '#lib/service/errors';
import { auditPerson } from '#lib/service/person/audit-person';
import { type PersonOnRecord, personByEmail } from '#lib/service/person/find-person';
import { isPassword } from '#lib/service/person/passwords';
import { checkCode } from '#lib/service/second-factor/check-code';
import { logAccess } from '#lib/service/session/log-access';
import { type SignInThrottle, tooManyAttempts } from '#lib/service/session/sign-in-throttle';

/**
 * The person with this email and password, and with this code if they have set up a second factor. A wrong password and
 * an unknown email get the same message after the same work; only a caller who knows the password learns that there is
 * a second factor. Throws `unauthenticated`, the errors of `checkCode`, and `rate_limited` after too many attempts: at an
 * address that the person signed in from before only for attempts that come faster than one at a time.
 */
export async function checkPassword(
  ctx: Context,
  throttle: SignInThrottle,
  given: { email: string; password: string; one_time_code?: string },
): Promise<PersonOnRecord> {
  const started = performance.now();
  const email = tidyEmail(given.email);
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || given.password === '') {
    logAccess(ctx, 'session.refused', { person: null });
    throw wrongPair();
  }
  const person = await personByEmail(ctx.parts, email);
  const next = (right: PersonOnRecord) => checkCode(ctx, throttle, right, given.one_time_code);
  return check(ctx, throttle, { email, password: given.password, person, started, next });
}

/**
 * Checks the password of a person who is already known, and reports a wrong one as an error of the field. Wrong
 * attempts count like those of a sign-in.
 */
export async function checkOwnPassword(
  ctx: Context,
  throttle: SignInThrottle,
  { person, password, pointer }: { person: PersonOnRecord; password: string; pointer: string },
): Promise<void> {
  const given = { email: person.email, password, person, started: performance.now() };
  await check(ctx, throttle, given).catch((error: unknown) => {
    if (!(error instanceof ProblemError && error.code === 'unauthenticated')) throw error;
    const detail = 'This is not your password. Check it, and the Caps Lock key.';
    throw invalid([{ pointer, code: 'wrong', detail }]);
  });
}

async function check(
  ctx: Context,
  throttle: SignInThrottle,
  given: {
    email: string;
    password: string;
    person: PersonOnRecord | null;
    started: number;
    /** Runs after a correct password. If it throws, the attempt counts as a wrong one. */
    next?: (person: PersonOnRecord) => Promise<void>;
  },
): Promise<PersonOnRecord> {
  const { email, person, started } = given;
  const isKnown = person !== null && (await hasSignedInFrom(ctx, person.id));
  const tried = { email, address: ctx.address, isKnown };
  const { wait, isFirst } = await throttle.take(tried);
  if (isFirst) await recordRefusal(ctx, person, 'session.throttled');
  if (wait !== null && !isKnown) throw tooManyAttempts(wait);
  const compare = () => isPassword(person?.passwordHash ?? null, given.password, addressBlock(ctx.address));
  const isRight = wait === null ? await compare() : await throttle.slowly(tried, compare);
  if (person && isRight) {
    await given.next?.(person);
    await throttle.forgive(tried);
    return person;
  }
  const answerIsDue = untilStepAfterNext(started);
  if (wait === null) await recordRefusal(ctx, person, 'session.refused');
  await answerIsDue;
  throw wrongPair();
}

// Recording an attempt on a known account takes longer, and timing must not reveal which accounts exist: when the answer
// is due is decided before, and leaves a step for it.
const stepMs = 50;

function untilStepAfterNext(started: number): Promise<void> {
  return pause(2 * stepMs - ((performance.now() - started) % stepMs));
}

function wrongPair(): ProblemError {
  return new ProblemError('unauthenticated', 'Email and password do not belong together.');
}

/** A network address as it is stored: hashed, and cut to the block that attempts are counted by. */
export function addressHash(address: string | null): string {
  return createHash('sha256').update(addressBlock(address)).digest('base64url');
}

async function hasSignedInFrom(ctx: Context, personId: string): Promise<boolean> {
  const { person_id, address_hash } = knownAddresses;
  const here = and(eq(person_id, personId), eq(address_hash, addressHash(ctx.address)));
  return (await ctx.parts.database.db.$count(knownAddresses, here)) > 0;
}

/** In the audit log of each organization of the person; an attempt on an unknown account is only logged. */
async function recordRefusal(ctx: Context, person: PersonOnRecord | null, action: string): Promise<void> {
  await ctx.parts.database.transaction(async (tx) => {
    if (person) await auditPerson(ctx, tx, action, person, null);
  });
  logAccess(ctx, action, { person: person?.id ?? null });
}
