import { eq } from 'drizzle-orm';
import type { ConfirmEmailChangeRequest } from '#lib/contract/email-change';
import { lockEmail, personOfEmail } from '#lib/service/administration/join-organization';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { emailChanges } from '#lib/service/db/schema/invitations';
import { people } from '#lib/service/db/schema/organizations';
import { ProblemError } from '#lib/service/errors';
import { hashKey } from '#lib/service/keys';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { auditPerson } from '#lib/service/person/audit-person';
import { endLinks } from '#lib/service/person/end-links';
import { personById } from '#lib/service/person/find-person';
import { mailWords } from '#lib/service/person/words';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Gives the person of the link the email that it was sent to, and notifies the former one, whose links to a new password
 * end. Sessions last. Throws `not_found` for a link that was used or replaced or has expired, and `conflict` if another
 * person has the email by now.
 */
export async function confirmEmailChange(ctx: Context, { token }: ConfirmEmailChangeRequest): Promise<void> {
  const { database } = ctx.parts;
  const change = await changeOfLink(ctx, database.db, token);
  const person = await personById(ctx.parts, change.person_id);
  if (!person) throw linkIsOver();
  const { id, name, email: former } = person;
  const acting: Context = { ...organizationWide(ctx), actor: { type: 'person', id, name } };
  await database.transaction(async (tx) => {
    // Another request may have just used the same link, or replaced it.
    const { email } = await changeOfLink(ctx, tx, token);
    await lockEmail(tx, email);
    if (await personOfEmail(tx, email)) {
      throw new ProblemError('conflict', 'Another account has this email address by now.');
    }
    await tx.update(people).set({ email }).where(eq(people.id, id));
    await endLinks(tx, id);
    await auditPerson(acting, tx, 'person.email_changed', person, { after: { changed: ['email'] } });
    const { subject, text } = mailWords.emailChanged;
    await enqueueMail(ctx.parts, tx, { to: former, subject, text: text({ email }).join('\n\n') });
  });
  logAccess(acting, 'person.email_changed', { object: id });
}

async function changeOfLink({ parts }: Context, db: Db | Tx, token: string) {
  const ofLink = eq(emailChanges.hash, hashKey(token));
  const [row] = await db.select().from(emailChanges).where(ofLink).for('update');
  if (row && row.expires_at > parts.clock()) return row;
  throw linkIsOver();
}

function linkIsOver(): ProblemError {
  return new ProblemError(
    'not_found',
    'This link was used, has expired, or was replaced by a later one. If your email address changed, sign in with the new one.',
  );
}
