import { keptDays } from '#lib/contract/lifetimes';

/** What the API has of the filing or the business of a page, for those who integrate it. */
export const inspectorWords = {
  title: 'Inspector',
  open: { filing: 'Inspect this filing', business: 'Inspect this business' },
  key: 'Inspect (.)',
  object: 'Object',
  events: 'Latest events',
  noEvent: `There is no event of the last ${keptDays} days.`,
  allEvents: 'All events',
  requests: 'Latest requests that name it',
  noRequest: `No request of the last ${keptDays} days names it.`,
  allRequests: 'All requests',
  unreadable: 'Try again in a moment.',
} as const;
