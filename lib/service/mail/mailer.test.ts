import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { openMailer } from '#lib/service/mail/mailer';
import { readMail } from '#lib/testing/mails';

const mail = {
  id: '0d9f',
  to: 'ada@okafor.example',
  subject: 'Hello\r\nBcc: eve@attacker.example',
  text: 'Hello',
  html: '<p>Hello</p>',
};

test.each([
  // A company's name has a comma, which separates the addresses of a list.
  ['Okafor Filings, Inc. <mail@okafor.example>', '"Okafor Filings, Inc." <mail@okafor.example>'],
  ['"Okafor Filings, Inc." <mail@okafor.example>', '"Okafor Filings, Inc." <mail@okafor.example>'],
  ['mail@okafor.example', 'mail@okafor.example'],
])(
  'an email is from %s as one sender, with its own id, and no subject adds a header',
  async (MAIL_FROM, from) => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'mailer-'));
    try {
      await openMailer({ MAIL_FROM, DATA_DIR }).send(mail);
      const message = await readFile(join(DATA_DIR, 'mail', '0d9f.eml'), 'utf8');
      expect(/^From: (.*)\r$/m.exec(message)?.[1]).toBe(from);
      expect(message).not.toMatch(/^Bcc:/m);
      expect(message).toMatch(/^Message-ID: <0d9f@okafor\.example>\r$/m);
      expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
      expect(readMail(message)).toMatchObject({ text: 'Hello', html: '<p>Hello</p>' });
    } finally {
      await rm(DATA_DIR, { recursive: true });
    }
  },
);

test('without a mail server, whoever opens the file of an email reads its link whole', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'mailer-'));
  const link = `http://127.0.0.1:3000/invitation#${'a'.repeat(43)}`;
  const text = `“Ada” invites you:\n\n${link}`;
  await openMailer({ MAIL_FROM: 'mail@okafor.example', DATA_DIR }).send({ ...mail, text });
  const message = await readFile(join(DATA_DIR, 'mail', '0d9f.eml'), 'utf8');
  expect(message.split(/\r?\n/)).toContain(link);
  expect(readMail(message).text.trim()).toBe(text);
  await rm(DATA_DIR, { recursive: true });
});

test.each([
  ['only if it offers TLS: it does', [], '', 1],
  ['only if it offers TLS: it does not', ['STARTTLS'], '', 0],
  ['without TLS if the operator accepts that', ['STARTTLS'], '&requireTLS=false', 1],
])('the mail server gets the password %s', async (_server, disabledCommands, query, most) => {
  const passwords: unknown[] = [];
  const server = new SMTPServer({
    disabledCommands,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password);
      done(null, { user: username });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const SMTP_URL = `smtp://ada%40okafor.example:p%40ss@127.0.0.1:${port}/?tls.rejectUnauthorized=false${query}`;
  const sending = openMailer({ SMTP_URL, MAIL_FROM: 'mail@okafor.example', DATA_DIR: '' }).send(mail);
  await (most ? sending : expect(sending).rejects.toThrow('STARTTLS'));
  expect(passwords).toEqual(Array(most).fill('p@ss'));
  await new Promise<void>((resolve) => server.close(resolve));
});
