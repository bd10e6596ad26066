import { keptDays } from '#lib/contract/lifetimes';
import { dayMs } from '#lib/rules/calendar/durations';

/** Requests are kept by real time, also those in test mode. */
export function requestHorizon(now: Date): Date {
  return new Date(now.getTime() - keptDays * dayMs);
}
