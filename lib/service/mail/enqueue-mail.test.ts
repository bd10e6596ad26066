import { expect, test } from 'vitest';
import type { Parts } from '#lib/service/context';
import { sendMailJob } from '#lib/service/mail/enqueue-mail';
import type { Message } from '#lib/service/mail/mailer';
import { seal } from '#lib/service/sealed';

async function sent(queued: object): Promise<Message | undefined> {
  const messages: Message[] = [];
  const parts = {
    env: { BASE_URL: 'https://statehouse.example' },
    secrets: { sealing: 'a secret of a test' },
    mailer: { send: async (message: Message) => void messages.push(message) },
  } as unknown as Parts;
  await sendMailJob(parts, { sealed: seal(parts, 'mail of a job', JSON.stringify(queued)) });
  return messages[0];
}

const text = 'Look at it:\n\nhttps://statehouse.example/test/approvals/1\n\nStatehouse sends you this.';
const mail = { to: 'ada@okafor.example', subject: 'Approve or reject', text };

test('an email has its text as it was written, and the mark of test mode before its subject alone', async () => {
  const message = await sent({ ...mail, id: '0d9f', organization: 'Okafor Filings', mode: 'test' });
  expect(message).toEqual({
    ...mail,
    id: '0d9f',
    subject: '[Test] Approve or reject',
    html: expect.any(String),
  });
  expect(message?.html).toContain('<title>Approve or reject</title>');
  expect(message?.html).toContain('Okafor Filings');
});

test('an email that an earlier release has queued is sent', async () => {
  const message = await sent({ ...mail, subject: '[Test] Approve or reject' });
  expect(message).toMatchObject({ ...mail, id: expect.any(String), subject: '[Test] Approve or reject' });
  expect(message?.html).toContain('href="https://statehouse.example/test/approvals/1"');
});
