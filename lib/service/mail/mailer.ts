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

export type Mailer = {
  send(mail: Mail): Promise<void>;
};

/** Sends through SMTP_URL; without it each email is a file in DATA_DIR/mail, which any mail program opens. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  const from = senderOf(env.MAIL_FROM);
  if (env.SMTP_URL) {
    const transport = createTransport(env.SMTP_URL);
    return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(env.DATA_DIR, 'mail');
  return {
    send: async (mail) => {
      const { message, messageId } = await transport.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = messageId.replaceAll(/[^0-9a-z-]/gi, '');
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 });
    },
  };
}
