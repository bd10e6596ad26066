import { expect, test } from 'vitest';
import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { enqueueMail, sendMailJob } from '#lib/service/mail/enqueue-mail';
import type { Mail, Message } from '#lib/service/mail/mailer';
import { seal, unseal } from '#lib/service/sealed';

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

/** What is in the queue, where a worker of an earlier release finds it, too. */
async function enqueued(mail: Mail): Promise<Mail> {
  const secrets = { sealing: 'a secret of a test' };
  const queue: string[] = [];
  const jobs = {
    enqueueOwn: async (_tx: Tx, _name: string, { sealed }: { sealed: string }) => void queue.push(sealed),
  };
  const parts = { secrets, jobs } as unknown as Parts;
  await enqueueMail(parts, {} as Tx, mail);
  return JSON.parse(unseal(parts, 'mail of a job', queue[0] ?? ''));
}

const text = 'Look at it:\n\nhttps://statehouse.example/test/approvals/1\n\nStatehouse sends you this.';
const mail = { to: 'ada@okafor.example', subject: 'Approve or reject', text };

test('an email has its text as it was written, and the mark of test mode before its subject alone', async () => {
  const subject = '[Test] Approve or reject';
  const queued = await enqueued({ ...mail, organization: 'Okafor Filings', mode: 'test' });
  expect(queued.subject).toBe(subject);
  const message = await sent({ ...queued, id: '0d9f' });
  expect(message).toEqual({
    ...mail,
    id: '0d9f',
    subject,
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
