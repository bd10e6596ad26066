import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
