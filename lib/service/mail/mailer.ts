import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#lib/config/env';
import { senderOf } from '#lib/service/mail/sender-of';

export type Mail = {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
};

/** An email of the queue: a repeated attempt has the same id, by which mail servers recognize a copy. */
export type QueuedMail = Mail & { id: string };

export type Mailer = {
  send(mail: QueuedMail): Promise<void>;
};

/** Sends through SMTP_URL; without it each email is a file in DATA_DIR/mail, which any mail program opens. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  const from = senderOf(env.MAIL_FROM);
  const messageOf = ({ id, ...mail }: QueuedMail) => ({
    from,
    ...mail,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // No absence notice answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  if (env.SMTP_URL) {
    const transport = createTransport(env.SMTP_URL);
    return { send: async (mail) => void (await transport.sendMail(messageOf(mail))) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(env.DATA_DIR, 'mail');
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
    },
  };
}
