/** The sentences of every page for developers. */
export const developerWords = {
  tabs: 'For developers',
  apiKeys: 'API keys',
  webhooks: 'Webhooks',
  requests: 'Requests',
  events: 'Events',
  reference: 'API reference and guides',
  refresh: 'Refresh',
} as const;
