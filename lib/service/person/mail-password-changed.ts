import { paths } from '#lib/config/paths';
import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import type { PersonOnRecord } from '#lib/service/person/find-person';
import { mailWords } from '#lib/service/person/words';

/** Notifies the owner of the account, in case someone else changed the password. */
export function mailPasswordChanged(
  parts: Parts,
  tx: Tx,
  { email: to, passwordHash: former }: Pick<PersonOnRecord, 'email' | 'passwordHash'>,
): Promise<void> {
  const link = `${parts.env.BASE_URL}${paths.forgotPassword}`;
  const { subject, text } = former ? mailWords.changed : mailWords.first;
  return enqueueMail(parts, tx, { to, subject, text: text({ link }).join('\n\n') });
}
