/** The sentences about keys, requests, events and webhooks, wherever they are shown. */
export const lifetimeWords = {
  never: 'Until it is revoked',
  month: 'For 30 days',
  quarter: 'For 90 days',
  year: 'For a year',
  date: 'Until the end of a day',
  noDay: 'Enter the last day on which the key works.',
  pastDay: 'This day is over in UTC. Choose today or a later day.',
} as const;

export const objectWords = {
  filing: 'Filing',
  business: 'Business',
  case: 'Case',
  approval: 'Approval',
  plan: 'Plan',
  agentMail: 'Agent mail',
  document: 'Document',
  event: 'Event',
  endpoint: 'Webhook endpoint',
  delivery: 'Webhook delivery',
} as const;

export const shownOnceWords = {
  leaving: (label: string) => `Nobody can read this ${label} again`,
  leave: 'Leave without it',
  stored: 'I stored it',
} as const;
