/** The sentences of emails that notify a person of an event. */
export const noticeWords = {
  caseOpened: {
    subject: (summary: string) => `A case needs your answer: ${summary}`,
    body: (due: string | null) =>
      due === null
        ? 'The filing does not move until the case is answered.'
        : `The filing does not move until the case is answered. The answer is due on ${due}.`,
  },
  caseOverdue: {
    subject: (summary: string) => `Overdue: ${summary}`,
    body: 'The time to answer this case has passed. The filing does not move until it is answered.',
  },
  agentMail: {
    kinds: { service_of_process: 'Service of process', notice: 'Notice', mail: 'Mail' },
    subject: (kind: string, business: string) => `${kind} for ${business}`,
    body: (business: string, state: string, day: string, kind: string, sender: string) =>
      `The registered agent of ${business} in ${state} received this on ${day}: ${kind} from ${sender}.`,
    presses: 'A court counts its time from the day of receipt. Read it today.',
  },
  obligationDue: {
    subject: (title: string, state: string, day: string) => `Due on ${day} in ${state}: ${title}`,
    body: 'It is due after a registration of yours. Mark it as done in the calendar once it is filed.',
  },
  obligationOverdue: {
    subject: (title: string, state: string, day: string) => `Overdue since ${day} in ${state}: ${title}`,
    body: 'Its date has passed. File it, or mark it as done in the calendar if it was filed.',
  },
  filingCompleted: {
    subject: (business: string, state: string) => `${business} is registered in ${state}`,
    body: 'The filing is complete. The number and the documents of the state are on its page.',
  },
  filingCanceled: {
    subject: (business: string, state: string) => `The filing of ${business} in ${state} was canceled`,
    body: 'The reason is on its page.',
  },
  mention: {
    subject: (business: string, state: string) => `A comment on ${business} in ${state} mentions you`,
    bare: 'A comment mentions you',
    body: 'A colleague mentions you in a comment. Comments are read by your organization alone.',
  },
  digest: {
    subject: (count: number) => (count === 1 ? '1 thing to know today' : `${count} things to know today`),
    more: (count: number) => `And ${count} more: open Statehouse to see them all.`,
  },
  settings: 'You choose what is mailed to you, and when, in your settings:',
  forwarded: 'This was forwarded to you by a rule of your organization.',
} as const;
