import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { Mail } from '#lib/service/mail/mailer';
import { seal, unseal } from '#lib/service/sealed';

// Links in emails open accounts, so the queue stores emails encrypted.
const place = 'mail of a job';

/** Sends the email once the transaction has committed, and retries while the mail server does not accept it. */
export function enqueueMail(parts: Parts, tx: Tx, mail: Mail): Promise<void> {
  return parts.jobs.enqueueOwn(tx, 'send-mail', { sealed: seal(parts, place, JSON.stringify(mail)) });
}

export async function sendMailJob(parts: Parts, { sealed }: { sealed: string }): Promise<void> {
  await parts.mailer.send(JSON.parse(unseal(parts, place, sealed)) as Mail);
}
