import { theState } from '#lib/rules/the-state';

/** The sentences of a plan wherever it is shown: the origin of a value, and the status of a state. */
export const planWords = {
  status: {
    draft: 'Not sent',
    waitingApproval: 'Waiting for approval',
    sending: 'Sending',
    sent: 'Sent',
    refused: 'Refused',
  },
  source: {
    enteredBy: 'Entered by',
    forThisPlan: 'for this plan only.',
    entered: 'Entered here, for this plan only. ',
    record: 'From the business record.',
    filing: 'From an earlier filing.',
    last_used: 'Used last time.',
    restore: 'Use the recorded value',
    checked: ', checked',
  },
  gone: (states: string) =>
    `What you changed for ${states} came too late: it was sent, or removed from the plan.`,
  rules: {
    title: (states: string) => `The rules changed in ${states} after this plan was begun`,
    detail: 'The plan follows the rules in force today. Look at what changed, then mark it as read.',
    changes: (state: string, count: number) => `${state}: ${count} ${count === 1 ? 'change' : 'changes'}`,
    allRules: (state: string) => `All versions of the rules of ${theState(state)}`,
    seen: 'Mark as read',
  },
} as const;
