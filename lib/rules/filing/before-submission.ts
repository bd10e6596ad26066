import { addDays } from '#lib/rules/calendar/days';

/** Whether a state cannot have accepted on this day what was submitted at `sentAt`, an instant. */
export function isBeforeSubmission(date: string, sentAt: string): boolean {
  // In the state’s own time it may still have been the day before.
  return date < addDays(sentAt.slice(0, 10), -1);
}
