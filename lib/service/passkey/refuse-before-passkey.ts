import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { passkeys } from '#lib/service/db/schema/passkeys';
import { ProblemError } from '#lib/service/errors';
import type { PersonOnRecord } from '#lib/service/person/find-person';

/**
 * Where a second factor is required, prevents that someone who has only learned the password of a person with a passkey
 * sets up a factor of their own in its place. Throws `conflict`.
 */
export async function refuseBeforePasskey(
  { parts, session }: Context,
  person: PersonOnRecord,
): Promise<void> {
  if (!session?.lacksFactor) return;
  if ((await parts.database.db.$count(passkeys, eq(passkeys.person_id, person.id))) === 0) return;
  throw new ProblemError(
    'conflict',
    'You have a passkey: sign in with it first. If you lost it, ask an administrator of your organization to reset your second factor.',
  );
}
