import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { AddPasskeyRequest, Passkey } from '#lib/contract/passkey';
import type { Context } from '#lib/service/context';
import { type PasskeyRow, passkeys } from '#lib/service/db/schema/passkeys';
import { sessions } from '#lib/service/db/schema/sessions';
import { ProblemError } from '#lib/service/errors';
import { newId } from '#lib/service/ids';
import { readChallenge, relyingParty } from '#lib/service/passkey/challenge';
import { toPasskey } from '#lib/service/passkey/list-passkeys';
import { auditPerson } from '#lib/service/person/audit-person';
import { ownAccount } from '#lib/service/person/own-account';
import { mailSecondFactor } from '#lib/service/second-factor/mail-second-factor';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Stores the passkey that the device created. The person has just proved the password and the passkey, so this session
 * now counts as signed in with two factors. Throws `unauthenticated` if the response is not to this challenge.
 */
export async function addPasskey(
  ctx: Context,
  { name, link_token, credential }: AddPasskeyRequest,
): Promise<Passkey> {
  const person = await ownAccount(ctx);
  const party = relyingParty(ctx);
  const { challenge } = readChallenge(ctx, link_token, person.id);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const made = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!made?.verified)
    throw new ProblemError('unauthenticated', 'Your device did not make a passkey. Begin again.');
  const acting = organizationWide(ctx);
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  const row: PasskeyRow = {
    id: newId(acting.now),
    person_id: person.id,
    name,
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.slice(0, 10),
    last_challenge_at: null,
    last_used_at: null,
    created_at: acting.now,
  };
  await ctx.parts.database.transaction(async (tx) => {
    const kept = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
    if (kept.length === 0) throw new ProblemError('conflict', 'This passkey is on record already.');
    if (ctx.session)
      await tx.update(sessions).set({ method: 'passkey' }).where(eq(sessions.id, ctx.session.id));
    await auditPerson(acting, tx, 'passkey.added', person, { after: { passkey_id: row.id } });
    await mailSecondFactor(ctx.parts, tx, person.email, 'passkey_added');
  });
  logAccess(acting, 'passkey.added', { object: row.id });
  return toPasskey(row);
}
