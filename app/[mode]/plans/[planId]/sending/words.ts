/** The sentences while a plan for several states is sent, and afterwards. */
export const planSendingWords = {
  titles: {
    sending: 'Sending',
    waiting_approval: 'Waiting for approval',
    refused: 'Not all states were sent',
    sent: 'Sent',
  },
  tabTitle: (plan: string) => `Sending: ${plan}`,
  description: 'You can leave this page and come back. Each state is sent by itself.',
  progress: 'Filings sent',
  refused: (count: number) => `${count} ${count === 1 ? 'state was' : 'states were'} refused`,
  refusedDetail: 'Correct what is wrong, then send again. What was sent stays sent.',
  firstRefusal: (state: string) => `Open ${state}`,
  allSent: (sent: number, left: number) =>
    left === 0
      ? 'Every state was sent'
      : `${sent} ${sent === 1 ? 'state was' : 'states were'} sent, ${left} not yet`,
  allSentDetail: 'Each filing has its own page, with its steps and its documents.',
  lost: 'The connection was lost. We are reconnecting. This was the last known at',
  states: 'States of the plan',
  state: 'State',
  status: 'Status',
  next: 'What comes next',
  openFiling: 'Open the filing',
  openApprovals: 'Open the approvals',
  correct: 'Correct the answers',
  again: 'Send again',
  checkAndSend: 'Check and send',
  backToPlan: 'Back to the plan',
  fee: { credit_card: 'Fee estimate by card:', ach: 'Fee estimate by ACH:' },
} as const;
