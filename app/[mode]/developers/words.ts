/** The sentences of every page for developers. */
export const developerWords = {
  tabs: 'For developers',
  reference: 'API reference and guides',
  refresh: 'Refresh',
  since: { hour: 'Last hour', day: 'Last 24 hours', week: 'Last 7 days' },
} as const;
