import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { paths } from '#lib/config/paths';
import { approvalMails } from '#lib/service/approval/words';
import { mailHtml } from '#lib/service/mail/mail-html';
import type { Mail } from '#lib/service/mail/mailer';
import { mailWords } from '#lib/service/mail/words';
import { noticeWords } from '#lib/service/notice/words';
import { mailWords as accessMails } from '#lib/service/person/words';
import { mailWords as factorMails } from '#lib/service/second-factor/words';

const base = 'https://statehouse.example';
const id = '01970c60-1a42-7b11-9d0f-6c5a3e8b7d21';
const settings = `${base}${paths.notifications('live')}`;
const hostile = `<img src="https://evil.example"></td></table><script>alert(1)</script> &amp; שלום ${'N'.repeat(300)}, Inc.`;

type Kind = [path: string, button: string, mail: (link: string) => { subject: string; text: string[] }];

const ofAccess: Kind[] = [
  [
    '/invitation#token',
    'Accept the invitation',
    (link) => ({
      subject: accessMails.invitation.subject(hostile),
      text: accessMails.invitation.text({ by: hostile, organization: hostile, link, hours: 72 }),
    }),
  ],
  [
    '/reset-password#token',
    'Set a new password',
    (link) => ({ ...accessMails.reset, text: accessMails.reset.text({ link }) }),
  ],
  [
    '/confirm-email#token',
    'Confirm the address',
    (link) => ({ ...accessMails.emailChange, text: accessMails.emailChange.text({ by: hostile, link }) }),
  ],
  [
    paths.forgotPassword,
    'Set a new password',
    (link) => ({
      ...accessMails.emailChangeRequested,
      text: accessMails.emailChangeRequested.text({ email: 'dana@okafor.example', link }),
    }),
  ],
  ...[accessMails.changed, ...Object.values(factorMails)].map(
    ({ subject, text }): Kind => [
      paths.forgotPassword,
      'Set a new password',
      (link) => ({ subject, text: text({ link, left: 1 }) }),
    ],
  ),
];

const asked = {
  ...{ by: hostile, name: hostile, state: 'Ohio', what: 'formation', fee: '$100', rule: hostile },
  ...{ states: ['Ohio', 'Texas'], rules: [hostile] },
};
const ofApproval = Object.values(approvalMails).map(
  ({ subject, text }): Kind => [
    paths.approval('test', id),
    'Open the approval',
    (link) => ({
      subject: subject(asked),
      text: [
        ...text({ ...asked, reason: `Look:\n${hostile}\n\n${base}.evil.example/x`, link }),
        noticeWords.sentTo(hostile),
      ],
    }),
  ],
);

const { caseOpened, agentMail, obligationDue, filingCompleted } = noticeWords;
const ofNotice = (
  [
    [paths.case('live', id), 'Open the case', caseOpened.subject(hostile, 'Ohio', hostile)],
    [paths.agentMailPiece('live', id), 'Open the mail', agentMail.subject('Notice', hostile)],
    [
      paths.calendar('live', { business: id, state: 'US-OH' }),
      'Open the calendar',
      obligationDue.subject(hostile, 'Ohio', hostile, '1 Dec 2026'),
    ],
    [paths.filing('live', id), 'Open the filing', filingCompleted.subject('ein', hostile, 'Ohio')],
    [paths.webhook('live', id), 'Open the endpoint', hostile],
    [paths.home('live'), 'Open Statehouse', hostile],
  ] as const
).map(([path, button, subject]): Kind => {
  const closing = `${noticeWords.sentTo(hostile)} ${noticeWords.settings}\n${settings}`;
  const received = agentMail.body(hostile, 'Ohio', '19 Nov 2026', 'notice', hostile);
  return [path, button, (link) => ({ subject, text: [received, link, closing] })];
});

const tags = 'html head meta title style body div table tbody tr td h1 h2 p strong br hr a span'.split(' ');

async function draw(mail: Omit<Mail, 'to'>) {
  const html = await mailHtml({ to: 'ada@okafor.example', ...mail }, base);
  // Only what an element has said of it starts with its name.
  const document = parse(html);
  const plain = (of: string) =>
    of.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return {
    html,
    title: plain(document.querySelector('title')?.innerHTML ?? ''),
    said: document
      .querySelectorAll('h1, h2, p, a')
      .map((part) => plain(part.innerHTML))
      .join('\n'),
    links: document
      .querySelectorAll('a')
      .map((link) => [plain(link.getAttribute('href') ?? ''), plain(link.text)])
      .filter(([href]) => href !== settings),
    foreign: document
      .querySelectorAll('*')
      .filter(({ tagName, attributes }) => !tags.includes(tagName.toLowerCase()) || 'src' in attributes),
    roles: new Set(document.querySelectorAll('table').map((table) => table.getAttribute('role'))),
  };
}

describe('the HTML part of an email', () => {
  test.each([...ofAccess, ...ofApproval, ...ofNotice])(
    'with a link to %s says what the text says, as text, under the button “%s”',
    async (path, button, write) => {
      const link = `${base}${path}`;
      const { subject, text } = write(link);
      const drawn = await draw({ subject, text: text.join('\n\n'), organization: hostile, mode: 'test' });
      expect([drawn.title, drawn.foreign, [...drawn.roles]]).toEqual([subject, [], ['presentation']]);
      expect(drawn.links).toEqual([[link, button]]);
      expect(drawn.html).not.toMatch(/url\(|<script|<img/);
      // A company’s name may end with a period, but no sentence with two.
      expect(text.join('\n')).not.toMatch(/\.\.(?!\.)/);
      let from = 0;
      for (const line of [
        mailWords.product,
        mailWords.test,
        subject,
        ...text.join('\n').split('\n').filter(Boolean),
      ]) {
        from = drawn.said.indexOf(line, from);
        expect(from, line).toBeGreaterThanOrEqual(0);
      }
    },
  );

  test('of several things has a title and a link for each, and no button', async () => {
    const item = (title: string, path: string) => `${title}\nFile it.\n\n${base}${path}`;
    const { html, links } = await draw({
      subject: 'Okafor Filings: 3 things to know today',
      isList: true,
      text: [
        item('Due', paths.calendar('live')),
        item('Answer', paths.case('live', id)),
        `${noticeWords.digest.more(1)}\n${base}${paths.home('live')}`,
        `${noticeWords.settings}\n${settings}`,
      ].join('\n\n'),
    });
    expect(links.map(([, label]) => label)).toEqual([
      'Open the calendar',
      'Open the case',
      'Open Statehouse',
    ]);
    expect(
      parse(html)
        .querySelectorAll('h2')
        .map(({ text }) => text),
    ).toEqual(['Due', 'Answer']);
    expect(html).not.toContain('class="button"');
  });

  test('names the page of a link only where it knows it, whatever a person has typed', async () => {
    const { links } = await draw({
      subject: 'Rejected',
      isList: true,
      text: `Look at this:\n\n${base}/constructor\n\n${base}${paths.approval('test', id)}`,
    });
    expect(links.map(([, label]) => label)).toEqual(['Open Statehouse', 'Open the approval']);
  });

  test('without a link has its text in the sheet, and every color of it', async () => {
    const { html } = await draw({ subject: 'Hello', text: 'What is said.' });
    expect(parse(html).querySelector('.sheet')?.text).toBe('HelloWhat is said.');
    expect(html).not.toContain('undefined');
  });

  test('is shown in a list of emails by its first sentence, cut between characters', async () => {
    const { html } = await draw({ subject: 'Hello', text: `${'𐐷'.repeat(500)}\n\n${base}/live` });
    const [preview] = parse(html).querySelectorAll('[data-skip-in-text]');
    expect(preview?.textContent).toBe('𐐷'.repeat(100));
  });
});
