import { calendarDay, deadlineWords, relativeWords } from '#components/ui/format-time.ts';
import type { FilingSummary } from '#lib/contract/overview';
import { daysBetween } from '#lib/rules/calendar/days';
import { dayWords } from '#lib/rules/calendar/short-date';

export type Due = {
  /** "Today, 3 hours left", "Tomorrow, 24 Nov", "19 Nov, 2 days late", "28 Nov, 6 days left". */
  short: string;
  /** "due Thursday, 26 Nov, by 5:00 PM (in 5 days)", "was due Thursday, 19 Nov (2 days ago)": follows a name or "it". */
  long: string;
  late: boolean;
  soon: boolean;
};

/** The due time in words. Days are counted on the calendar of the time zone, not in hours. */
export function dueWords(due: string, now: string, timeZone: string): Due {
  const [day, today] = [calendarDay(due, timeZone), calendarDay(now, timeZone)];
  const days = daysBetween(today, day);
  const date = dayWords(day, today);
  const { weekday, clock } = deadlineWords(due, timeZone);
  const by = `by ${clock}`;
  if (Date.parse(due) < Date.parse(now)) {
    if (days === 0) return { short: 'Late today', long: `was due today ${by}`, late: true, soon: false };
    const long = `was due ${weekday}, ${date}, ${by} (${countDays(-days)} ago)`;
    return { short: `${date}, ${countDays(-days)} late`, long, late: true, soon: false };
  }
  const left = relativeWords(due, now);
  if (days === 0) {
    const short = `Today, ${left.replace(/^in /, '')} left`;
    return { short, long: `due today ${by} (${left})`, late: false, soon: true };
  }
  if (days === 1)
    return { short: `Tomorrow, ${date}`, long: `due tomorrow, ${date}, ${by}`, late: false, soon: true };
  return {
    short: `${date}, ${countDays(days)} left`,
    long: `due ${weekday}, ${date}, ${by} (in ${countDays(days)})`,
    late: false,
    soon: days <= 3,
  };
}

/** "It is due Thursday, 26 Nov, by 5:00 PM (in 5 days)." "It was due Thursday, 19 Nov, by 10:00 PM (2 days ago)." */
export function dueSentence(due: string, now: string, timeZone: string): string {
  const { long, late } = dueWords(due, now, timeZone);
  return `It ${late ? '' : 'is '}${long}.`;
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** Whether there is no date to show: nothing is due, and nothing is expected. */
export function awaitsNothing({
  due_at,
  expected,
  holder,
}: Pick<FilingSummary, 'due_at' | 'expected' | 'holder'>): boolean {
  return expected === null && (due_at === null || holder === 'nobody');
}
