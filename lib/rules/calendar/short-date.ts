import { monthNames } from '#lib/rules/calendar/month-names';

/** A calendar date, with its year only where it is not the year of `now`. */
export function dayWords(date: string, now: string): string {
  return date.slice(0, 4) === now.slice(0, 4) ? shortDate(date) : longDate(date);
}

/** `2026-11-14` → "14 Nov": for lines where the year is obvious. */
function shortDate(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthNames[Number(date.slice(5, 7)) - 1]?.slice(0, 3) ?? ''}`;
}

/** `2026-11-14` → "14 Nov 2026". */
export function longDate(date: string): string {
  return `${shortDate(date)} ${date.slice(0, 4)}`;
}

/** "today", "yesterday", "3 days ago". A day ahead is still today to who reads in a zone behind. */
export function daysAgo(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
