import { randomUUID } from 'node:crypto';
import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { Mail, QueuedMail } from '#lib/service/mail/mailer';
import { seal, unseal } from '#lib/service/sealed';

// Links in emails open accounts, so the queue stores emails encrypted.
const place = 'mail of a job';

/** Sends the email once the transaction has committed, and retries while the mail server does not accept it. */
export function enqueueMail(parts: Parts, tx: Tx, mail: Mail): Promise<void> {
  const queued: QueuedMail = { ...mail, id: randomUUID() };
  return parts.jobs.enqueueOwn(tx, 'send-mail', { sealed: seal(parts, place, JSON.stringify(queued)) });
}

export async function sendMailJob(parts: Parts, { sealed }: { sealed: string }): Promise<void> {
  const queued = JSON.parse(unseal(parts, place, sealed)) as Mail & Partial<QueuedMail>;
  // Those of earlier releases have no id.
  await parts.mailer.send({ id: randomUUID(), ...queued });
}
