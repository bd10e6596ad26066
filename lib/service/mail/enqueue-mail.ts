import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { noteRefusal } from '#lib/service/invitation/note-refusal';
import type { Mail } from '#lib/service/mail/mailer';
import { seal, unseal } from '#lib/service/sealed';
import { testMark } from '#lib/service/test-mark';

// Links in emails open accounts, so the queue stores emails encrypted.
const place = 'mail of a job';

/** Sends the email once the transaction has committed, and retries while the mail server does not accept it. */
export function enqueueMail(parts: Parts, tx: Tx, mail: Mail): Promise<void> {
  // With its mark: a worker of an earlier release, which may send it during an upgrade, adds none.
  const subject = `${testMark(mail.mode ?? 'live')}${mail.subject}`;
  const queued = { ...mail, subject, id: randomUUID() };
  return parts.jobs.enqueueOwn(tx, 'send-mail', { sealed: seal(parts, place, JSON.stringify(queued)) });
}

export async function sendMailJob(parts: Parts, { sealed }: { sealed: string }): Promise<void> {
  // Those of earlier releases may have no id and no mode.
  const { id = randomUUID(), ...mail } = JSON.parse(unseal(parts, place, sealed)) as Mail & { id?: string };
  const { mailHtml } = await import('#lib/service/mail/mail-html');
  const title = mail.subject.replace(testMark(mail.mode ?? 'live'), '');
  const html = await mailHtml({ ...mail, subject: title }, parts.env.BASE_URL);
  const { to, subject, text, invitation, unlessWithdrawn } = mail;
  if (unlessWithdrawn && (await isWithdrawn(parts, unlessWithdrawn))) return;
  try {
    await parts.mailer.send({ id, to, subject, text, html });
  } catch (error) {
    if (invitation) await noteRefusal(parts, invitation, error);
    throw error;
  }
  if (invitation) await noteRefusal(parts, invitation, null);
}

async function isWithdrawn(
  { database }: Parts,
  { organization_id, mode, id }: NonNullable<Mail['unlessWithdrawn']>,
): Promise<boolean> {
  const own = mine({ organizationId: organization_id, mode }, agentMail, eq(agentMail.id, id));
  const [found] = await database.db.select({ at: agentMail.withdrawn_at }).from(agentMail).where(own);
  return found?.at != null;
}
