import { homeWords } from '#components/home/words.ts';
import { calendarDay } from '#components/ui/format-time.ts';
import type { OpenCaseRow } from '#lib/contract/overview';
import { daysBetween } from '#lib/rules/calendar/days';

const TITLES = [
  homeWords.needs.overdue,
  homeWords.needs.today,
  homeWords.needs.thisWeek,
  homeWords.needs.later,
] as const;

export type DueGroup = { title: (typeof TITLES)[number]; rows: OpenCaseRow[] };

/** Cases by due date, without empty groups. Days are counted on the calendar of the time zone. */
export function dueGroups(rows: readonly OpenCaseRow[], now: string, timeZone: string): DueGroup[] {
  return TITLES.map((title) => ({
    title,
    rows: rows.filter((row) => titleOf(row.case.due_at, now, timeZone) === title),
  })).filter((group) => group.rows.length > 0);
}

// "This week" is the next seven days: on a Friday, Monday's cases must not look far away.
function titleOf(due: string | undefined, now: string, timeZone: string): DueGroup['title'] {
  if (due === undefined) return homeWords.needs.later;
  if (Date.parse(due) < Date.parse(now)) return homeWords.needs.overdue;
  const days = daysBetween(calendarDay(now, timeZone), calendarDay(due, timeZone));
  if (days === 0) return homeWords.needs.today;
  return days <= 7 ? homeWords.needs.thisWeek : homeWords.needs.later;
}
