// Apart from the other date rules, because a form needs it at once and not the calendar's library.

/** The year of a date that is written as `YYYY-MM-DD`. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
