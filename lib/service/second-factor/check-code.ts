import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { authenticators } from '#lib/service/db/schema/second-factors';
import { ProblemError } from '#lib/service/errors';
import { auditPerson } from '#lib/service/person/audit-person';
import type { PersonOnRecord } from '#lib/service/person/find-person';
import { mailSecondFactor } from '#lib/service/second-factor/mail-second-factor';
import { stepOf, unsealSecret } from '#lib/service/second-factor/one-time-codes';
import { consumeRecoveryCode, countRecoveryCodes } from '#lib/service/second-factor/recovery-codes';
import { logAccess } from '#lib/service/session/log-access';
import { type SignInThrottle, tooManyAttempts } from '#lib/service/session/sign-in-throttle';

export const wrongCode = 'This code is wrong, has expired or was used before. Wait for the next one.';

export type Authenticator = typeof authenticators.$inferSelect;

export async function authenticatorOf(db: Db | Tx, personId: string): Promise<Authenticator | undefined> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.person_id, personId));
  return row;
}

/**
 * Requires a code of a person who has set up an authenticator app, or a recovery code; each works once. Throws
 * `code_required`, `code_not_valid`, and `rate_limited` after too many wrong ones, from whatever addresses.
 */
export async function checkCode(
  ctx: Context,
  throttle: SignInThrottle,
  person: PersonOnRecord,
  code: string | undefined,
): Promise<void> {
  const row = await authenticatorOf(ctx.parts.database.db, person.id);
  if (!row?.confirmed_at) return;
  if (!code?.trim()) {
    throw new ProblemError('code_required', 'Enter the 6-digit code of your app, or a recovery code.');
  }
  await countCode(ctx, throttle, person);
  const digits = code.replaceAll(/\s/g, '');
  const isOfApp = /^\d{6}$/.test(digits);
  const isRight = await ctx.parts.database.transaction((tx) =>
    isOfApp ? consumeCode(ctx, tx, row, digits) : consumeAndNotify(ctx, tx, person, code),
  );
  const action = isRight ? 'recovery_code.used' : 'second_factor.refused';
  if (!isRight) await ctx.parts.database.transaction((tx) => auditPerson(ctx, tx, action, person, null));
  if (!(isRight && isOfApp)) logAccess(ctx, action, { person: person.id });
  if (!isRight) throw new ProblemError('code_not_valid', wrongCode);
  await throttle.forgiveCode(person.id);
}

/**
 * Counts an attempt of the person. After too many, they are notified by email, because the attacker knows their
 * password.
 */
export async function countCode(
  ctx: Context,
  throttle: SignInThrottle,
  person: PersonOnRecord,
): Promise<void> {
  const { wait, isFirst } = await throttle.takeCode(person.id);
  if (isFirst) {
    await ctx.parts.database.transaction(async (tx) => {
      await auditPerson(ctx, tx, 'second_factor.throttled', person, null);
      await mailSecondFactor(ctx.parts, tx, person.email, 'tried');
    });
    logAccess(ctx, 'second_factor.throttled', { person: person.id });
  }
  if (wait !== null) throw tooManyAttempts(wait);
}

/** Of two concurrent requests with the same code, only one succeeds. */
export async function consumeCode(ctx: Context, tx: Tx, row: Authenticator, code: string): Promise<boolean> {
  const { parts } = ctx;
  const { person_id, last_step } = authenticators;
  const step = stepOf(unsealSecret(parts, row.person_id, row.secret), code, parts.clock());
  if (step === null) return false;
  const isNew = or(isNull(last_step), lt(last_step, step));
  const spent = await tx
    .update(authenticators)
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? parts.clock() })
    .where(and(eq(person_id, row.person_id), eq(authenticators.secret, row.secret), isNew, sameState(row)))
    .returning({ id: person_id });
  return spent.length > 0;
}

function sameState({ confirmed_at }: Authenticator) {
  return confirmed_at ? isNotNull(authenticators.confirmed_at) : isNull(authenticators.confirmed_at);
}

async function consumeAndNotify(
  ctx: Context,
  tx: Tx,
  person: PersonOnRecord,
  code: string,
): Promise<boolean> {
  if (!(await consumeRecoveryCode(tx, person.id, code, ctx.parts.clock()))) return false;
  const left = await countRecoveryCodes(tx, person.id);
  await auditPerson(ctx, tx, 'recovery_code.used', person, { before: { left: left + 1 }, after: { left } });
  await mailSecondFactor(ctx.parts, tx, person.email, 'used', left);
  return true;
}
