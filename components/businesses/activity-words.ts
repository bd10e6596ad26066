import type { EventType } from '#lib/contract/event';

/** The sentences about events of a business beyond its filings. */
export const activityWords = {
  title: 'Activity',
  detail: 'What happened to the record, its filings, agents, mail, and dates, newest first.',
  none: 'Nothing has happened yet.',
  what: 'What',
  state: 'State',
  by: 'By',
  when: 'When',
  newest: 'Newest',
  older: 'Older',
  events: {
    'business.created': 'Record added',
    'business.updated': 'Record changed',
    'agent_mail.received': 'Agent mail received',
    'approval.requested': 'Submission waits for approval',
    'approval.decided': 'Approval decided',
    'obligation.created': 'Put on the calendar',
    'obligation.due': 'Due soon',
    'obligation.overdue': 'Overdue',
    'plan.submitted': 'Plan sent',
  } satisfies Partial<Record<EventType, string>>,
} as const;
