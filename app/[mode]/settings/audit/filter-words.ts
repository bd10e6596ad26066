/** The labels of the audit log's filters; the browser loads no more of the words. */
export const auditFilterWords = {
  search: 'ID of an object',
  kind: 'About',
  anyKind: 'Anything',
  actor: 'Who',
  anyActor: 'Anyone',
  person: 'People',
  apiKey: 'API keys',
  staff: 'Statehouse',
  time: 'Time',
  anyTime: 'All time',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
} as const;

/** The object types to filter by: the part of an action's name before the dot. */
export const auditKinds: Record<string, string> = {
  filing: 'Filings',
  business: 'Businesses',
  case: 'Cases',
  document: 'Documents',
  plan: 'Plans',
  registered_agent: 'Registered agents',
  agent_mail: 'Agent mail',
  obligation: 'Calendar',
  approval: 'Approvals',
  approval_rule: 'Approval rules',
  api_key: 'API keys',
  webhook_endpoint: 'Webhooks',
  member: 'Members',
  invitation: 'Invitations',
  session: 'Sessions',
  password: 'Passwords',
  second_factor: 'Second factors',
  passkey: 'Passkeys',
  single_sign_on: 'Single sign-on',
};
