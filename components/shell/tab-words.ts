/** The names of the settings' pages, which each of them loads for its tabs. */
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
