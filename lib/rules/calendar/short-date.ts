import { monthNames } from '#lib/rules/calendar/month-names';

/** `2026-11-14` → "14 Nov": for lines where the year is obvious. */
export function shortDate(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthNames[Number(date.slice(5, 7)) - 1]?.slice(0, 3) ?? ''}`;
}

/** `2026-11-14` → "14 Nov 2026". */
export function longDate(date: string): string {
  return `${shortDate(date)} ${date.slice(0, 4)}`;
}
