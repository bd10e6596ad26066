import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMailer } from '#lib/service/mail/mailer';

const mail = { to: 'ada@okafor.example', subject: 'Hello\r\nBcc: eve@attacker.example', text: 'Hello' };

test.each([
  // A company's name has a comma, which separates the addresses of a list.
  ['Okafor Filings, Inc. <mail@okafor.example>', '"Okafor Filings, Inc." <mail@okafor.example>'],
  ['"Okafor Filings, Inc." <mail@okafor.example>', '"Okafor Filings, Inc." <mail@okafor.example>'],
  ['mail@okafor.example', 'mail@okafor.example'],
])('an email is from %s as one sender, and no subject adds a header', async (MAIL_FROM, from) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'mailer-'));
  try {
    await openMailer({ MAIL_FROM, DATA_DIR }).send(mail);
    const [file = ''] = await readdir(join(DATA_DIR, 'mail'));
    const message = await readFile(join(DATA_DIR, 'mail', file), 'utf8');
    expect(/^From: (.*)\r$/m.exec(message)?.[1]).toBe(from);
    expect(message).not.toMatch(/^Bcc:/m);
  } finally {
    await rm(DATA_DIR, { recursive: true });
  }
});
