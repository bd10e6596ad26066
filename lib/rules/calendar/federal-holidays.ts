import { weekdayOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';

/**
 * The days of a year on which federal offices are closed (5 U.S.C. § 6103): a holiday on a Saturday is observed on the
 * Friday before, one on a Sunday on the Monday after. State offices may close on more days.
 */
export function federalHolidays(year: number): string[] {
  const known = holidaysByYear.get(year);
  if (known !== undefined) return known;
  // New Year's Day of the next year may be observed on December 31 of this one.
  const holidays = [...legalHolidays(year), `${year + 1}-01-01`]
    .map(observed)
    .filter((date) => date.startsWith(`${year}-`));
  holidaysByYear.set(year, holidays);
  return holidays;
}

const holidaysByYear = new Map<number, string[]>();

function legalHolidays(year: number): string[] {
  return [
    `${year}-01-01`,
    nthWeekday(`${year}-01-01`, 1, 3),
    nthWeekday(`${year}-02-01`, 1, 3),
    addDays(nthWeekday(`${year}-06-01`, 1, 1), -7),
    `${year}-06-19`,
    `${year}-07-04`,
    nthWeekday(`${year}-09-01`, 1, 1),
    nthWeekday(`${year}-10-01`, 1, 2),
    `${year}-11-11`,
    nthWeekday(`${year}-11-01`, 4, 4),
    `${year}-12-25`,
  ];
}

/** The nth Monday (1) … Sunday (7) of the month that begins on a date. */
function nthWeekday(firstOfMonth: string, weekday: number, nth: number): string {
  const offset = (weekday - weekdayOf(firstOfMonth) + 7) % 7;
  return addDays(firstOfMonth, offset + (nth - 1) * 7);
}

function observed(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 6) return addDays(date, -1);
  return weekday === 7 ? addDays(date, 1) : date;
}
