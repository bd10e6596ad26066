import { dayWords } from '#components/filings/moment-words.ts';
import { calendarDay, formatInstant, relativeWords } from '#components/ui/format-time.ts';
import type { FilingSummary } from '#lib/contract/overview';

const DAY = 86_400_000;

export type Due = {
  /** "Today, 3 hours left", "Tomorrow, 24 Nov", "19 Nov, 2 days late", "28 Nov, 6 days left". */
  short: string;
  /** "due in 5 days, on 26 Nov by 17:00", "was due 2 days ago, on 19 Nov at 22:00": follows a name or "it". */
  long: string;
  late: boolean;
  soon: boolean;
};

/** The due time in words. Days are counted on the calendar of the time zone, not in hours. */
export function dueWords(due: string, now: string, timeZone: string): Due {
  const [day, today] = [calendarDay(due, timeZone), calendarDay(now, timeZone)];
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
  const date = dayWords(day, today);
  const time = formatInstant(due, timeZone, 'time');
  if (Date.parse(due) < Date.parse(now)) {
    const ago = days === 0 ? 'earlier today' : `${countDays(-days)} ago`;
    const short = days === 0 ? 'Late today' : `${date}, ${countDays(-days)} late`;
    return { short, long: `was due ${ago}, on ${date} at ${time}`, late: true, soon: false };
  }
  const left = relativeWords(due, now).replace(/^in /, '');
  if (days === 0)
    return { short: `Today, ${left} left`, long: `due today by ${time}`, late: false, soon: true };
  if (days === 1)
    return { short: `Tomorrow, ${date}`, long: `due tomorrow, ${date}, by ${time}`, late: false, soon: true };
  return {
    short: `${date}, ${countDays(days)} left`,
    long: `due in ${countDays(days)}, on ${date} by ${time}`,
    late: false,
    soon: days <= 3,
  };
}

/** "It is due in 5 days, on 26 Nov by 17:00." "It was due 2 days ago, on 19 Nov at 22:00." */
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
