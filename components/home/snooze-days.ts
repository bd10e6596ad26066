import { dayWords } from '#components/filings/moment-words.ts';
import { homeWords } from '#components/home/words.ts';

const DAY = 86_400_000;

/** The days that are offered first: tomorrow, the next Monday, and the same day of the week after next. */
export function snoozeDays(today: string): { day: string; label: string }[] {
  const start = Date.parse(today);
  const after = (days: number) => new Date(start + days * DAY).toISOString().slice(0, 10);
  const { tomorrow, monday, fortnight } = homeWords.bulk;
  const toMonday = (8 - new Date(start).getUTCDay()) % 7 || 7;
  const offered = [
    [after(1), tomorrow],
    [after(toMonday), monday],
    [after(14), fortnight],
  ] as const;
  // On a Sunday tomorrow is Monday.
  return offered
    .filter(([day], at) => offered.findIndex(([other]) => other === day) === at)
    .map(([day, words]) => ({ day, label: words(dayWords(day, today)) }));
}
