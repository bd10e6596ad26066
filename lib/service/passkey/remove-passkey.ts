import { and, eq, notExists } from 'drizzle-orm';
import type { RemovePasskeyRequest } from '#lib/contract/passkey';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { passkeys } from '#lib/service/db/schema/passkeys';
import { sessions } from '#lib/service/db/schema/sessions';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { proveSelf } from '#lib/service/passkey/prove-self';
import { auditPerson } from '#lib/service/person/audit-person';
import { ownAccount } from '#lib/service/person/own-account';
import { mailSecondFactor } from '#lib/service/second-factor/mail-second-factor';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/** Deletes one of the caller's passkeys; it can no longer be used to sign in. */
export async function removePasskey(
  ctx: Context,
  throttle: SignInThrottle,
  id: string,
  given: RemovePasskeyRequest,
): Promise<void> {
  const person = await ownAccount(ctx);
  if (!isId(id)) throw notFound('passkey');
  await proveSelf(ctx, throttle, person, given);
  const acting = organizationWide(ctx);
  await ctx.parts.database.transaction(async (tx) => {
    const own = and(eq(passkeys.id, id), eq(passkeys.person_id, person.id));
    const removed = await tx.delete(passkeys).where(own).returning({ id: passkeys.id });
    if (removed.length === 0) throw notFound('passkey');
    await countAsPassword(tx, person.id);
    await auditPerson(acting, tx, 'passkey.removed', person, { before: { passkey_id: id } });
    await mailSecondFactor(ctx.parts, tx, person.email, 'passkey_removed');
  });
  logAccess(acting, 'passkey.removed', { object: id });
}

/** Without a passkey, no session of the person counts as signed in with two factors by one any more. */
async function countAsPassword(tx: Tx, person: string): Promise<void> {
  const left = tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.person_id, person));
  await tx
    .update(sessions)
    .set({ method: 'password' })
    .where(and(eq(sessions.person_id, person), eq(sessions.method, 'passkey'), notExists(left)));
}
