import { dayWords } from '#components/filings/moment-words';
import { formatInstant } from '#components/ui/format-time';

const DAY = 86_400_000;

export type Due = {
  /** "Today", "Tomorrow", "2 days late", "28 Nov". */
  short: string;
  /** "due in 5 days, on 26 Nov", "was due 2 days ago, on 19 Nov at 22:00 UTC": goes on after a name or an "it". */
  long: string;
  late: boolean;
  soon: boolean;
};

/** By when something is due, in words. Days are counted on the calendar, not in hours. */
export function dueWords(due: string, now: string): Due {
  const days = calendarDays(now, due);
  const date = dayWords(due.slice(0, 10), now);
  const time = `${formatInstant(due, 'UTC', 'time')} UTC`;
  if (Date.parse(due) < Date.parse(now)) {
    const ago = days === 0 ? 'earlier today' : `${countDays(-days)} ago`;
    const short = days === 0 ? 'Late today' : `${countDays(-days)} late`;
    return { short, long: `was due ${ago}, on ${date} at ${time}`, late: true, soon: false };
  }
  if (days === 0) return { short: 'Today', long: `due today by ${time}`, late: false, soon: true };
  if (days === 1) return { short: 'Tomorrow', long: `due tomorrow, ${date}`, late: false, soon: true };
  return { short: date, long: `due in ${countDays(days)}, on ${date}`, late: false, soon: days <= 3 };
}

/** "It is due in 5 days, on 26 Nov." "It was due 2 days ago, on 19 Nov at 22:00 UTC." */
export function dueSentence(due: string, now: string): string {
  const { long, late } = dueWords(due, now);
  return `It ${late ? '' : 'is '}${long}.`;
}

function calendarDays(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY);
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
