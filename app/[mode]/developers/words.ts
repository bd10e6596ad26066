/** The sentences of every page for developers. */
export const developerWords = {
  tabs: 'For developers',
  reference: 'API reference and guides',
  refresh: 'Refresh',
} as const;
