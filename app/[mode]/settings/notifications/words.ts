import type { NoticeKind, NoticeTiming } from '#lib/contract/notice';

/** The sentences for choosing notification emails, and the addresses to which agent mail is forwarded. */
export const notificationWords = {
  title: 'Notifications',
  description: 'Choose what we email you about. None of this is sent for test mode.',
  yours: 'Emails to you',
  yoursDetail: (organization: string) => `For ${organization}, these choices are your own.`,
  elsewhere: 'Your choices for another organization of yours:',
  kinds: {
    case: 'Cases: a new one, one whose answer was not accepted, or one that is overdue',
    agent_mail: 'Agent mail',
    obligation: 'Reports and taxes: before they are due, and when they are overdue',
    filing: 'Filings: completed or canceled',
    mention: 'Comments that mention you',
  } satisfies Record<NoticeKind, string>,
  timings: { at_once: 'At once', daily: 'Once a day', off: 'Never' } satisfies Record<NoticeTiming, string>,
  save: 'Save',
  saved: 'Saved.',
  visitor: 'A visitor has no email address',
  visitorDetail: 'Nothing is emailed in the demo.',
  forwards: 'Forward agent mail',
  forwardsDetail:
    'We email these addresses as soon as agent mail of the type you choose arrives. Without an account here, they learn what arrived and from whom, but cannot open the scan.',
  noForwards: 'No agent mail is forwarded.',
  onlyAdministrators: 'Only administrators change this.',
  types: 'What is forwarded',
  to: 'Email addresses',
  toHint: 'One on each line, up to 20.',
  add: 'Add the rule',
  added: 'The rule was added.',
  removed: 'The rule was removed.',
  remove: 'Remove',
  noTypes: 'Choose at least one type.',
  noAddress: 'Enter an email address.',
  rule: (types: string, addresses: string) => `${types}: to ${addresses}`,
} as const;
