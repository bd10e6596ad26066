import { paths } from '#lib/config/paths';
import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { mailWords } from '#lib/service/person/words';

/** Notifies the owner of the account, in case someone else changed the password. */
export function mailPasswordChanged(parts: Parts, tx: Tx, to: string): Promise<void> {
  const link = `${parts.env.BASE_URL}${paths.forgotPassword}`;
  const { subject, text } = mailWords.changed;
  return enqueueMail(parts, tx, { to, subject, text: text({ link }).join('\n\n') });
}
