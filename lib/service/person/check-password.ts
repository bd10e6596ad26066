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
import { type SignInThrottle, tooManyTries } from '#lib/service/session/sign-in-throttle';

/**
 * The person of this email and password, and of this code where they have set up a second factor. A wrong password and
 * an unknown email get the same words after the same work; of a second factor only whoever knows the password learns.
 * Throws `unauthenticated`, what `checkCode` throws, and `rate_limited` after too many tries: not to whoever knows the
 * password at an address that they signed in from before.
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
 * Whether a person who is known by other means knows their password: says at the field that they do not. Wrong tries
 * count as those of a sign-in do.
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
    /** What a right password leads to. Where it throws, the try counts as a wrong one. */
    next?: (person: PersonOnRecord) => Promise<void>;
  },
): Promise<PersonOnRecord> {
  const { email, person, started } = given;
  const isKnown = person !== null && (await hasSignedInFrom(ctx, person.id));
  const tried = { email, address: ctx.address, isKnown };
  const { wait, isFirst } = await throttle.take(tried);
  if (isFirst) await recordRefusal(ctx, person, 'session.throttled');
  if (wait !== null && !isKnown) throw tooManyTries(wait);
  const compare = () => isPassword(person?.passwordHash ?? null, given.password, addressBlock(ctx.address));
  const isRight = wait === null ? await compare() : await throttle.slowly(tried, compare);
  if (person && isRight) {
    await given.next?.(person);
    await throttle.forgive(tried);
    return person;
  }
  if (wait === null) await recordRefusal(ctx, person, 'session.refused');
  await untilNextStep(started);
  throw wait === null ? wrongPair() : tooManyTries(wait);
}

// What is written about a person who is known here takes a moment longer, by which nobody is to find out who is.
const stepMs = 50;

function untilNextStep(started: number): Promise<void> {
  return pause(stepMs - ((performance.now() - started) % stepMs));
}

function wrongPair(): ProblemError {
  return new ProblemError('unauthenticated', 'Email and password do not belong together.');
}

/** How an address is remembered: not readable, and as the block that it is counted by. */
export function addressHash(address: string | null): string {
  return createHash('sha256').update(addressBlock(address)).digest('base64url');
}

async function hasSignedInFrom(ctx: Context, personId: string): Promise<boolean> {
  const { person_id, address_hash } = knownAddresses;
  const here = and(eq(person_id, personId), eq(address_hash, addressHash(ctx.address)));
  return (await ctx.parts.database.db.$count(knownAddresses, here)) > 0;
}

/** In the trail of every organization that the person belongs to; a try for somebody unknown is in the log alone. */
async function recordRefusal(ctx: Context, person: PersonOnRecord | null, action: string): Promise<void> {
  await ctx.parts.database.transaction(async (tx) => {
    if (person) await auditPerson(ctx, tx, action, person, null);
  });
  logAccess(ctx, action, { person: person?.id ?? null });
}
