/** What a person reads of the audit log. */
export const auditWords = {
  title: 'Audit log',
  loading: 'Who did what, and when.',
  description:
    'Who did what, and when: every change, and every reading of a document or secret. Sign-ins and members are in the log of live mode.',
  search: 'Id of an object',
  kind: 'About',
  anyKind: 'Anything',
  actor: 'Who',
  anyActor: 'Anybody',
  person: 'People',
  apiKey: 'API keys',
  staff: 'Statehouse',
  time: 'Time',
  anyTime: 'All time',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  export: 'Export',
  what: 'What',
  object: 'Object',
  who: 'Who',
  address: 'Address',
  at: 'At',
  request: 'Request',
  showAll: ', show all of theirs',
  page: (number: number) => `Page ${number}, newest first`,
  noMatch: 'No entry matches these filters',
  noMatchDetail: 'Enter the whole id of a filing, a business, or another object.',
  clear: 'Clear all filters',
  none: 'No entries yet',
  noneDetail: 'Each change appears here at once, with who made it and from where.',
  onlyAdministrators: 'The audit log is for administrators',
  verifying: 'Checking whether the log is whole.',
  whole: (checked: string, all: boolean) =>
    all
      ? `The log is whole: all ${checked} entries fit together.`
      : `The log is whole: the last ${checked} entries fit together.`,
  empty: 'No entry is sealed yet.',
  fault: (sequence: string) => `Entry ${sequence} does not fit the log.`,
  faultDetail: 'An entry was changed or removed outside of the service. Tell whoever runs it.',
} as const;

/** The kinds of objects by which the log is narrowed: what stands before the point of an action. */
export const auditKinds: Record<string, string> = {
  filing: 'Filings',
  business: 'Businesses',
  case: 'Cases',
  document: 'Documents',
  plan: 'Plans',
  registered_agent: 'Registered agents',
  approval: 'Approvals',
  api_key: 'API keys',
  webhook_endpoint: 'Webhooks',
  member: 'Members',
  invitation: 'Invitations',
  session: 'Sessions',
  password: 'Passwords',
};

/** "api_key.rolled" as "API key rolled". */
export function actionWords(action: string): string {
  const words = action
    .replaceAll(/[._]/g, ' ')
    .replace(/^api\b/, 'API')
    .replace(/\bein\b/, 'EIN');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
