import type { Context, Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { auditPerson } from '#lib/service/person/audit-person';
import { personByEmail } from '#lib/service/person/find-person';
import { keepResetLink } from '#lib/service/person/keep-reset-link';
import { mailWords } from '#lib/service/person/words';
import { seal, unseal } from '#lib/service/sealed';
import { serviceContext } from '#lib/service/service-context';

// The email is encrypted, so that the queue's payload does not show who requested a reset.
const place = 'email of a password reset';

export function enqueueReset({ parts, address, requestId }: Context, tx: Tx, email: string): Promise<void> {
  const sealed = seal(parts, place, email);
  return parts.jobs.enqueueOwn(tx, 'mail-password-reset', { sealed, address, request_id: requestId });
}

/** Sends the person with this email a single-use link, valid for an hour; does nothing if there is no such person. */
export async function mailPasswordResetJob(
  parts: Parts,
  { sealed, address, request_id }: JobPayloads['mail-password-reset'],
): Promise<void> {
  const person = await personByEmail(parts, unseal(parts, place, sealed));
  if (!person) return;
  await parts.database.transaction(async (tx) => {
    const link = await keepResetLink(parts, tx, person.id);
    const ctx = serviceContext(parts, { requestId: request_id, address });
    await auditPerson(ctx, tx, 'password.reset_requested', person, null);
    const { subject, text } = mailWords.reset;
    await enqueueMail(parts, tx, { to: person.email, subject, text: text({ link }).join('\n\n') });
  });
}
