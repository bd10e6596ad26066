import type { Instrumentation } from 'next';

/** Next is set to be quiet and writes no line for a page that failed. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  // Next compiles this file for its edge runtime too, which has no log.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logPageFault } = await import('#lib/session/log-page-fault');
  logPageFault(error, routePath);
};
