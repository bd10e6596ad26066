import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { Mail } from '#lib/service/mail/mailer';
import { seal, unseal } from '#lib/service/sealed';

// A link in it opens an account: the queue keeps no mail that can be read.
const place = 'mail of a job';

/** Sends the mail once the transaction has committed, and again while the mail server does not take it. */
export function enqueueMail(parts: Parts, tx: Tx, mail: Mail): Promise<void> {
  return parts.jobs.enqueueOwn(tx, 'send-mail', { sealed: seal(parts, place, JSON.stringify(mail)) });
}

export async function sendMailJob(parts: Parts, { sealed }: { sealed: string }): Promise<void> {
  await parts.mailer.send(JSON.parse(unseal(parts, place, sealed)) as Mail);
}
