import type { FilingType } from '#lib/contract/filing';
import { theState } from '#lib/rules/the-state';

/** The sentences of emails that notify a person of an event. */
export const noticeWords = {
  caseOpened: {
    subject: (business: string, state: string, summary: string) =>
      `A case of ${business} in ${theState(state)} needs your answer: ${summary}`,
  },
  caseDue: (day: string, time: string) => `The answer is due on ${day} by ${time} UTC.`,
  caseSentBack: {
    subject: (business: string, state: string, summary: string) =>
      `Your answer for ${business} in ${theState(state)} was not accepted: ${summary}`,
    body: 'The review asks for another answer.',
  },
  caseOverdue: {
    subject: (business: string, state: string, summary: string) =>
      `A case of ${business} in ${theState(state)} is overdue: ${summary}`,
    body: 'The time to answer this case has passed.',
  },
  filingWaits: 'The filing does not move until the case is answered.',
  agentMail: {
    kinds: { service_of_process: 'Service of process', notice: 'Notice', mail: 'Mail' },
    subject: (kind: string, business: string) => `${kind} for ${business}`,
    body: (business: string, state: string, day: string, kind: string, sender: string) =>
      `On ${day} the registered agent of ${business} in ${theState(state)} received this from ${sender}: ${kind}.`,
    presses: 'A court counts its time from the day of receipt. Read it today.',
  },
  mailWithdrawn: {
    subject: (kind: string, business: string) => `Withdrawn: ${kind.toLowerCase()} for ${business}`,
    body: (business: string, state: string, day: string, kind: string) =>
      `What was recorded as received on ${day} by the registered agent of ${business} in ${theState(state)} (${kind}) is for another business. It was recorded for ${business} by mistake, and its scan was removed.`,
    reason: (reason: string) => `The reason: ${reason}`,
  },
  obligationDue: {
    subject: (business: string, state: string, title: string, day: string) =>
      `Due on ${day} for ${business} in ${theState(state)}: ${title}`,
    body: 'It is on your calendar. Mark it as done there once it is filed.',
  },
  obligationOverdue: {
    subject: (business: string, state: string, title: string, day: string) =>
      `Overdue for ${business} in ${theState(state)}, due on ${day}: ${title}`,
    body: 'Its date has passed. File it, or mark it as done in the calendar if it was filed.',
  },
  filingCompleted: {
    subject: (type: FilingType, business: string, state: string) => {
      if (type === 'ein') return `${business} has its EIN`;
      return `${business} is ${type === 'formation' ? 'formed' : 'registered'} in ${theState(state)}`;
    },
    body: 'The filing is complete. Its number and documents are on its page.',
  },
  filingCanceled: {
    subject: (type: FilingType, business: string, state: string) =>
      type === 'ein'
        ? `The EIN application of ${business} was canceled`
        : `The filing of ${business} in ${theState(state)} was canceled`,
    body: 'The reason is on its page.',
  },
  mention: {
    subject: (business: string, state: string) =>
      `A comment on ${business} in ${theState(state)} mentions you`,
    bare: 'A comment mentions you',
    body: 'A colleague mentions you in a comment. Comments are read by your organization alone.',
  },
  digest: {
    subject: (count: number) =>
      count === 1 ? '1 thing to know today' : `${count.toLocaleString('en-US')} things to know today`,
    more: (count: number) => `And ${count.toLocaleString('en-US')} more. What waits for you is here:`,
  },
  sentTo: (organization: string) => `As a member of ${organization}, you get this from Statehouse.`,
  settings: 'You choose what is mailed to you, and when, in your settings:',
  forwarded: (organization: string) =>
    `${organization} has this forwarded to you. Only its members can open the link: without an account there, ask ${organization} for the scan.`,
} as const;
