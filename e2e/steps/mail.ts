import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ReadMail, readMail } from '../../lib/testing/mails.ts';
import { dataFolder } from './access.ts';

/**
 * The email to this address with this subject, once the server has sent it: without a mail server each email is a file.
 */
export async function mailTo(email: string, subject: RegExp): Promise<ReadMail> {
  const find = () => read().find((mail) => mail.to === email && subject.test(mail.subject));
  await expect.poll(() => find() !== undefined).toBe(true);
  const mail = find();
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

function read(): ReadMail[] {
  const folder = join(dataFolder(), 'mail');
  try {
    return readdirSync(folder).map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
  } catch {
    // No email was sent yet.
    return [];
  }
}
