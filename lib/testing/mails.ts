import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parts } from '#lib/service/context';
import type { JobName, JobPayloads } from '#lib/service/jobs/job-names';
import { sendMailJob } from '#lib/service/mail/enqueue-mail';
import { sendNoticesJob } from '#lib/service/notice/send-notices';
import { mailPasswordResetJob } from '#lib/service/person/mail-password-reset';
import type { Harness } from '#lib/testing/harness';

/** Sends the queued emails, as the worker does. */
export async function sendMails({ parts }: Harness): Promise<void> {
  await workOff(parts, 'mail-password-reset', mailPasswordResetJob);
  await workOff(parts, 'send-notices', sendNoticesJob);
  await workOff(parts, 'send-mail', sendMailJob);
}

/** Does the jobs of one queue, as the worker does. */
export async function workOff<N extends JobName>(
  parts: Parts,
  name: N,
  handle: (parts: Parts, payload: JobPayloads[N]) => Promise<void>,
): Promise<void> {
  const jobs = await parts.jobs.boss.fetch<JobPayloads[N]>(name, { batchSize: 100 });
  for (const { id, data } of jobs) {
    await handle(parts, data);
    await parts.jobs.boss.complete(name, id);
  }
}

export type ReadMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The token in its link. */
  token: string;
};

/** The emails in the outbox folder to this address, after sending all queued ones; in no order. */
export async function mailsTo(service: Harness, email: string): Promise<ReadMail[]> {
  await sendMails(service);
  const folder = join(service.parts.env.DATA_DIR, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.map(async (file) => readMail(await readFile(join(folder, file), 'utf8'))),
  );
  return mails.filter(({ to }) => to === email);
}

export function readMail(message: string): ReadMail {
  const { header, body } = readPart(message);
  const boundary = /boundary="(.*)"/.exec(header('Content-Type'))?.[1];
  const [, text = '', html = ''] = boundary
    ? body.split(`--${boundary}`).map((part) => readPart(part.trim()).body)
    : ['', body];
  return {
    to: header('To'),
    subject: header('Subject'),
    text,
    html,
    token: /#([\w-]{43})/.exec(text)?.[1] ?? '',
  };
}

function readPart(part: string) {
  const [folded = '', ...rest] = part.split(/\r?\n\r?\n/);
  const head = folded.replaceAll(/\r?\n(?=[ \t])/g, '');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const body = rest.join('\n\n');
  const encoding = header('Content-Transfer-Encoding');
  if (encoding === 'base64') return { header, body: Buffer.from(body, 'base64').toString('utf8') };
  return { header, body: encoding === 'quoted-printable' ? unquote(body) : body };
}

function unquote(body: string): string {
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
