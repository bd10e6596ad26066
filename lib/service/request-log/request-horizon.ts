const keptDays = 30;

/** Requests are kept for 30 days of real time, also those in test mode. */
export function requestHorizon(now: Date): Date {
  return new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
}
