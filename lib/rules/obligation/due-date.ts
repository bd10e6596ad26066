import { Temporal } from 'temporal-polyfill';
import type { Anniversary, DueSchedule, FixedDate } from '#lib/jurisdictions/due-schedule';
import { addMonths } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { yearOf } from '#lib/rules/calendar/year-of';

/** The first date on which a duty is due, by the day on which the filing took effect; null where the data state none. */
export function firstDueOn({ date, every_months }: DueSchedule, filedOn: string): string | null {
  if (date === undefined) return null;
  if ('days_after' in date) return addDays(filedOn, date.days_after);
  if ('months_after' in date) return addMonths(filedOn, date.months_after);
  if ('anniversary' in date) return anniversaryOf(filedOn, every_months ?? 12, date.anniversary);
  return firstFixed(date, every_months ?? 12, filedOn);
}

/**
 * The next date of a duty that comes again, after the one that its schedule gave. `dueOn` is that date, or the one that
 * somebody entered where the schedule has none. Null where it comes once, and where no date is known to count from.
 */
export function nextDueOn(
  { date, every_months }: DueSchedule,
  { filedOn, dueOn }: { filedOn: string | null; dueOn: string | null },
): string | null {
  if (every_months === undefined || dueOn === null) return null;
  // Counted from the filing date, so that the end of a month and the 29th of February stay what they are.
  if (date && 'anniversary' in date && filedOn !== null) {
    const periods = Math.floor(((yearOf(dueOn) - yearOf(filedOn) - 1) * 12) / every_months);
    let months = every_months * Math.max(1, periods);
    while (anniversaryOf(filedOn, months, date.anniversary) <= dueOn) months += every_months;
    return anniversaryOf(filedOn, months, date.anniversary);
  }
  return addMonths(dueOn, every_months);
}

/**
 * The date that the next one is counted from: that of the schedule, which an extension does not move. Where no rule gave
 * that date, one that is nearer to another period corrects it.
 */
export function countedFrom(
  { date, every_months }: DueSchedule,
  { scheduledOn, dueOn }: { scheduledOn: string | null; dueOn: string | null },
): string | null {
  if (scheduledOn === null || dueOn === null) return scheduledOn ?? dueOn;
  const half = Math.floor((every_months ?? 0) / 2);
  const isOfIt = dueOn > addMonths(scheduledOn, -half) && dueOn < addMonths(scheduledOn, half);
  return date === undefined && !isOfIt ? dueOn : scheduledOn;
}

function anniversaryOf(filedOn: string, months: number, which: Anniversary): string {
  const day = Temporal.PlainDate.from(filedOn).add({ months });
  if (which === 'day') return day.toString();
  const first = day.with({ day: 1 });
  if (which === 'month_start') return first.toString();
  if (which === 'month_eve') return first.subtract({ days: 1 }).toString();
  const last = which === 'month_end' ? day : day.with({ day: 1, month: Math.ceil(day.month / 3) * 3 });
  return last.with({ day: last.daysInMonth }).toString();
}

function firstFixed(fixed: FixedDate, everyMonths: number, filedOn: string): string | null {
  const { exception } = fixed;
  const isExcepted = exception !== undefined && isBetween(filedOn.slice(5), exception.from, exception.to);
  if (isExcepted && exception.first === 'unknown') return null;
  let year = yearOf(filedOn) + (fixed.from === 'year_after' ? 1 : 0);
  while (!fits(fixed, year, filedOn)) year += 1;
  const first = `${year}-${fixed.month_day}`;
  return isExcepted ? addMonths(first, everyMonths) : first;
}

function fits({ month_day, years }: FixedDate, year: number, filedOn: string): boolean {
  if (`${year}-${month_day}` <= filedOn) return false;
  if (years === 'odd') return year % 2 === 1;
  return years !== 'as_filing' || (year - yearOf(filedOn)) % 2 === 0;
}

/** Days of the year as `MM-DD`; a range may cross the turn of the year. */
function isBetween(day: string, from: string, to: string): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}
