import { dayWords } from '#components/filings/moment-words.ts';
import { homeWords } from '#components/home/words.ts';
import { addDays } from '#lib/rules/calendar/days';

/** The days that are offered first: tomorrow, the next Monday, and the same day of the week after next. */
export function snoozeDays(today: string): { day: string; label: string }[] {
  const { tomorrow, monday, fortnight } = homeWords.bulk;
  const toMonday = (8 - new Date(today).getUTCDay()) % 7 || 7;
  const offered = [
    [addDays(today, 1), tomorrow],
    [addDays(today, toMonday), monday],
    [addDays(today, 14), fortnight],
  ] as const;
  // On a Sunday tomorrow is Monday.
  return offered
    .filter(([day], at) => offered.findIndex(([other]) => other === day) === at)
    .map(([day, words]) => ({ day, label: words(dayWords(day, today)) }));
}
