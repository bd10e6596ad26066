import { eq } from 'drizzle-orm';
import { addressBlock } from '#lib/config/client-address';
import type { ResetPasswordRequest } from '#lib/contract/password';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { passwordResets } from '#lib/service/db/schema/invitations';
import { people } from '#lib/service/db/schema/organizations';
import { ProblemError } from '#lib/service/errors';
import { hashKey } from '#lib/service/keys';
import { auditPerson } from '#lib/service/person/audit-person';
import { endLinks } from '#lib/service/person/end-links';
import { personById } from '#lib/service/person/find-person';
import { mailPasswordChanged } from '#lib/service/person/mail-password-changed';
import { hashNewPassword } from '#lib/service/person/new-password';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Sets a new password with the token of a reset link. All sessions of the person and the links of all other emails
 * to them end.
 */
export async function resetPassword(ctx: Context, { token, password }: ResetPasswordRequest): Promise<void> {
  const { database } = ctx.parts;
  const person = await personById(ctx.parts, await personOfLink(ctx, database.db, token));
  if (!person) throw linkIsOver();
  const password_hash = await hashNewPassword(password, person, '/password', addressBlock(ctx.address));
  const acting: Context = {
    ...organizationWide(ctx),
    actor: { type: 'person', id: person.id, name: person.name },
  };
  await database.transaction(async (tx) => {
    // Another request may have just used the same link.
    await personOfLink(ctx, tx, token);
    await endLinks(tx, person.id);
    // Also if the new password equals the old one: a trigger on the hash ends the sessions.
    await tx.update(people).set({ password_hash }).where(eq(people.id, person.id));
    await auditPerson(acting, tx, 'password.reset', person, null);
    await mailPasswordChanged(ctx.parts, tx, person);
  });
  logAccess(acting, 'password.reset', { object: person.id });
}

async function personOfLink({ parts }: Context, db: Db | Tx, token: string): Promise<string> {
  const [row] = await db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.hash, hashKey(token)))
    .for('update');
  if (row && row.expires_at > parts.clock()) return row.person_id;
  throw linkIsOver();
}

function linkIsOver(): ProblemError {
  return new ProblemError(
    'not_found',
    'This link was used or has expired. If you set a password with it, sign in. If not, ask for a new link.',
  );
}
