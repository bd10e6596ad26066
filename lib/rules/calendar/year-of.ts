// Separate from the other date rules, because a form needs it at once but not the calendar library.

/** The year of a date that is written as `YYYY-MM-DD`. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
