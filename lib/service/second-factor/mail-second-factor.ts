import { paths } from '#lib/config/paths';
import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { mailWords } from '#lib/service/second-factor/words';

/** Notifies the person, in case someone else did it. `left` is the number of remaining recovery codes. */
export function mailSecondFactor(
  parts: Parts,
  tx: Tx,
  to: string,
  about: keyof typeof mailWords,
  left = 0,
): Promise<void> {
  const { subject, text } = mailWords[about];
  const link = `${parts.env.BASE_URL}${paths.forgotPassword}`;
  return enqueueMail(parts, tx, { to, subject, text: text({ link, left }).join('\n\n') });
}
