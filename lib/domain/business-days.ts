import { addDays, weekdayOf, yearOf } from '#lib/domain/civil-date';
import { federalHolidays } from '#lib/domain/federal-holidays';

export function isBusinessDay(date: string): boolean {
  return weekdayOf(date) <= 5 && !federalHolidays(yearOf(date)).includes(date);
}

/** The nth business day after a date; with 0 the date itself, or the next business day where it is none. */
export function addBusinessDays(date: string, days: number): string {
  let reached = date;
  for (let left = days; left > 0; ) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  while (!isBusinessDay(reached)) reached = addDays(reached, 1);
  return reached;
}

/** Business days after `from`, up to and with `to`; 0 where `to` is not later. */
export function businessDaysBetween(from: string, to: string): number {
  let days = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    if (isBusinessDay(date)) days += 1;
  }
  return days;
}
