import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#lib/config/env';
import type { Mode } from '#lib/contract/scalars';
import { senderOf } from '#lib/service/mail/sender-of';

export type Mail = {
  to: string;
  subject: string;
  /** Plain text: paragraphs, with each link on a line of its own. The HTML part is drawn from it. */
  text: string;
  /** About whose affairs it is; absent if it is about the account of a person. */
  organization?: string;
  mode?: Mode;
  /** The hash of the invitation that it brings, whose list says if no mail server takes it. */
  invitation?: string;
  /** The piece of agent mail that it brings: a mail server may take it only after that was withdrawn. */
  unlessWithdrawn?: { organization_id: string; mode: Mode; id: string };
  /** Whether it is about several things, each with a title and a link. */
  isList?: boolean;
};

/** What is sent. A repeated attempt has the same id, by which mail servers recognize a copy. */
export type Message = Pick<Mail, 'to' | 'subject' | 'text'> & { id: string; html: string };

export type Mailer = {
  send(message: Message): Promise<void>;
};

/** Sends through SMTP_URL; without it each email is a file in DATA_DIR/mail, which any mail program opens. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  const from = senderOf(env.MAIL_FROM);
  const messageOf = ({ id, ...mail }: Message) => ({
    from,
    ...mail,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // No absence notice answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  if (env.SMTP_URL) {
    const transport = createTransport(onlyByTls(env.SMTP_URL));
    return { send: async (mail) => void (await transport.sendMail(messageOf(mail))) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(env.DATA_DIR, 'mail');
  return {
    send: async (mail) => {
      const { text, html: content, ...rest } = messageOf(mail);
      const alternatives = [asItIsRead(text), { contentType: 'text/html; charset=utf-8', content }];
      const { message } = await transport.sendMail({ ...rest, alternatives });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
    },
  };
}

/** Without an encoding, which would break a long link over two lines: many read the file as it is. */
function asItIsRead(text: string): { raw: string } {
  return { raw: `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}` };
}

/** Whoever stands between could hide that the server offers TLS, and read the password and the links. */
function onlyByTls(address: string): string {
  const url = new URL(address);
  if (url.password && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true');
  return url.href;
}
