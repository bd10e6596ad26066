import { Temporal } from 'temporal-polyfill';
import { hourMs } from '#lib/rules/calendar/durations';

/** Calendar dates as `YYYY-MM-DD` strings, without a time zone. They compare in order as plain strings. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    Temporal.PlainDate.from(text);
    return true;
  } catch {
    return false;
  }
}

/** The last day of the month if the month has no such day. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** The UTC date of a moment, which all rules of the service use. */
export function civilDateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Hours that Hawaii is behind UTC, all year. */
export const hawaiiHours = 10;

/** The date in Hawaii, where a day ends last of all states. */
export function dateInHawaii(moment: Date): string {
  return civilDateOf(new Date(moment.getTime() - hawaiiHours * hourMs));
}
