/** The names of the pages for developers, and of the settings, which each of them loads for its tabs. */
export const developerTabWords = {
  apiKeys: 'API keys',
  webhooks: 'Webhooks',
  requests: 'Requests',
  events: 'Events',
} as const;

export const tabWords = {
  settings: 'Settings',
  profile: 'Profile',
  security: 'Security',
  notifications: 'Notifications',
  organization: 'Organization',
  members: 'Members',
  approvals: 'Approvals',
  statements: 'Statements',
  audit: 'Audit log',
} as const;
