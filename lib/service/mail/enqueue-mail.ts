import { randomUUID } from 'node:crypto';
import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { Mail } from '#lib/service/mail/mailer';
import { seal, unseal } from '#lib/service/sealed';
import { testMark } from '#lib/service/test-mark';

// Links in emails open accounts, so the queue stores emails encrypted.
const place = 'mail of a job';

/** Sends the email once the transaction has committed, and retries while the mail server does not accept it. */
export function enqueueMail(parts: Parts, tx: Tx, mail: Mail): Promise<void> {
  const queued = { ...mail, id: randomUUID() };
  return parts.jobs.enqueueOwn(tx, 'send-mail', { sealed: seal(parts, place, JSON.stringify(queued)) });
}

export async function sendMailJob(parts: Parts, { sealed }: { sealed: string }): Promise<void> {
  // Those of earlier releases may have no id, and have the mark in their subject.
  const { id = randomUUID(), ...mail } = JSON.parse(unseal(parts, place, sealed)) as Mail & { id?: string };
  const { mailHtml } = await import('#lib/service/mail/mail-html');
  const html = await mailHtml(mail, parts.env.BASE_URL);
  const subject = `${testMark(mail.mode ?? 'live')}${mail.subject}`;
  await parts.mailer.send({ id, to: mail.to, subject, text: mail.text, html });
}
