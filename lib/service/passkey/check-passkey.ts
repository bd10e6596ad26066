import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { type PasskeyRow, passkeys } from '#lib/service/db/schema/passkeys';
import { ProblemError } from '#lib/service/errors';
import { readChallenge, relyingParty } from '#lib/service/passkey/challenge';
import { auditPerson } from '#lib/service/person/audit-person';
import { type PersonOnRecord, personById } from '#lib/service/person/find-person';
import { logAccess } from '#lib/service/session/log-access';

type Given = { link_token: string; passkey: Record<string, unknown> };

/**
 * The person whose passkey signed the challenge with user verification, which counts as both factors. Each challenge is
 * valid once. Throws `unauthenticated`.
 */
export async function checkPasskey(ctx: Context, { link_token, passkey }: Given): Promise<PersonOnRecord> {
  const { challenge, made_at } = readChallenge(ctx, link_token, null);
  const { database } = ctx.parts;
  const [row] = await database.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credential_id, String(passkey.id)));
  const person = row ? await personById(ctx.parts, row.person_id) : null;
  const counter = row && person ? await newCounter(ctx, row, passkey, challenge) : null;
  const isFirst = row && counter !== null && (await spend(ctx, row, counter, new Date(made_at)));
  if (person && isFirst) return person;
  await database.transaction(async (tx) => {
    if (person) await auditPerson(ctx, tx, 'passkey.refused', person, null);
  });
  logAccess(ctx, 'passkey.refused', { person: person?.id ?? null });
  throw new ProblemError('unauthenticated', 'Nobody here signs in with this passkey.');
}

async function newCounter(
  ctx: Context,
  row: PasskeyRow,
  passkey: Given['passkey'],
  challenge: string,
): Promise<number | null> {
  const party = relyingParty(ctx);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyAuthenticationResponse({
    response: passkey as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

async function spend(ctx: Context, row: PasskeyRow, counter: number, made_at: Date): Promise<boolean> {
  const { last_challenge_at } = passkeys;
  const isNew = or(isNull(last_challenge_at), lt(last_challenge_at, made_at));
  const spent = await ctx.parts.database.db
    .update(passkeys)
    .set({ counter, last_challenge_at: made_at, last_used_at: ctx.parts.clock() })
    .where(and(eq(passkeys.id, row.id), isNew))
    .returning({ id: passkeys.id });
  return spent.length > 0;
}
