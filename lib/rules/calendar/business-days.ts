import { civilDateOf, weekdayOf } from '#lib/rules/calendar/civil-date';
import { daysBetween } from '#lib/rules/calendar/days';
import { dayMs } from '#lib/rules/calendar/durations';
import { federalHolidays } from '#lib/rules/calendar/federal-holidays';
import { yearOf } from '#lib/rules/calendar/year-of';

export function isBusinessDay(date: string): boolean {
  return weekdayOf(date) <= 5 && !federalHolidays(yearOf(date)).includes(date);
}

/** The nth business day after a date; for 0 the date itself, or the next business day if it is not one. */
export function addBusinessDays(date: string, days: number): string {
  // Days are counted as numbers for speed: a home page calls this for five hundred filings.
  let reached = Date.parse(date) / dayMs;
  for (let left = days; left > 0; ) {
    reached += 1;
    if (isBusinessDayNumber(reached)) left -= 1;
  }
  while (!isBusinessDayNumber(reached)) reached += 1;
  return civilDateOf(new Date(reached * dayMs));
}

/** The same as `isBusinessDay`, for a number of days after January 1, 1970, which was a Thursday. */
function isBusinessDayNumber(day: number): boolean {
  if ((((day + 3) % 7) + 7) % 7 >= 5) return false;
  return !holidayNumbers(new Date(day * dayMs).getUTCFullYear()).has(day);
}

function holidayNumbers(year: number): ReadonlySet<number> {
  const known = numbersByYear.get(year);
  if (known !== undefined) return known;
  const numbers = new Set(federalHolidays(year).map((date) => Date.parse(date) / dayMs));
  numbersByYear.set(year, numbers);
  return numbers;
}

const numbersByYear = new Map<number, ReadonlySet<number>>();

/**
 * Business days after `from`, up to and including `to`; 0 if `to` is not later. Counted by weeks, however far apart.
 */
export function businessDaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to);
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  let weekdays = weeks * 5;
  for (let left = days - weeks * 7, weekday = weekdayOf(from); left > 0; left -= 1) {
    weekday = (weekday % 7) + 1;
    if (weekday <= 5) weekdays += 1;
  }
  return weekdays - holidaysBetween(from, to);
}

/** Observed holidays never fall on a weekend, so each one removes one business day. */
function holidaysBetween(from: string, to: string): number {
  let holidays = 0;
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    holidays += federalHolidays(year).filter((date) => date > from && date <= to).length;
  }
  return holidays;
}

/**
 * For each day from `from` to `to`, the number of business days up to its end: the difference of two entries is the
 * number of business days between them.
 */
export function businessDayCounts(from: string, to: string): number[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, at) => yearOf(from) + at);
  const holidays = new Set(years.flatMap(federalHolidays).map((date) => daysBetween(from, date)));
  const first = weekdayOf(from) - 1;
  let count = 0;
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => {
    if ((first + day) % 7 < 5 && !holidays.has(day)) count += 1;
    return count;
  });
}
