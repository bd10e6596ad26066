// Separate from the other words of this kind, because every page loads them.

/** For the last error boundary, when nothing else could be rendered. */
export const globalErrorWords = {
  tab: 'Something went wrong · Statehouse',
  title: 'This page could not be shown',
  away: 'The service cannot be reached',
  detail: 'What you saved is safe. Try again, or come back in a few minutes.',
  first: 'Go to the first page',
  ourFault: 'Something went wrong on our side',
} as const;
