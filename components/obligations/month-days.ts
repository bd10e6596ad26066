import { addMonths, weekdayOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';

/** The weeks of a month, from Sunday to Saturday; null for days of the adjacent months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const lead = weekdayOf(first) % 7;
  const count = Number(addDays(addMonths(first, 1), -1).slice(8, 10));
  const cells = Math.ceil((lead + count) / 7) * 7;
  const days = Array.from({ length: cells }, (_, cell) =>
    cell < lead || cell >= lead + count ? null : addDays(first, cell - lead),
  );
  return Array.from({ length: cells / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The previous or next month, as YYYY-MM. */
export function monthBeside(month: string, step: 1 | -1): string {
  return addMonths(`${month}-01`, step).slice(0, 7);
}

export function isMonth(text: string | null): text is string {
  return text !== null && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);
}
