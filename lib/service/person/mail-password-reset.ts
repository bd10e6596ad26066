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

// Who asked for a reset is not in the queue's payload.
const place = 'email of a password reset';

export function enqueueReset({ parts, address, requestId }: Context, tx: Tx, email: string): Promise<void> {
  const sealed = seal(parts, place, email);
  return parts.jobs.enqueueOwn(tx, 'mail-password-reset', { sealed, address, request_id: requestId });
}

/** Sends the person of this email a link that works once, for an hour; nothing where there is nobody. */
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
