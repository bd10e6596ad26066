import { homeWords } from '#components/home/words.ts';
import { deadlineWords } from '#components/ui/format-time.ts';
import { addDays } from '#lib/rules/calendar/days';
import { dayWords } from '#lib/rules/calendar/short-date';

/**
 * The days that are offered first: the next one, the next Monday, and the same day of the week after next. They are those
 * of the service; only what is tomorrow on the person's own calendar is called so.
 */
export function snoozeDays(today: string, ownToday: string): { day: string; label: string }[] {
  const { tomorrow, weekday, fortnight } = homeWords.bulk;
  const named = (day: string) => weekday(deadlineWords(`${day}T00:00:00Z`, 'UTC').weekday);
  const next = addDays(today, 1);
  const toMonday = (8 - new Date(today).getUTCDay()) % 7 || 7;
  const offered = [
    [next, next === addDays(ownToday, 1) ? tomorrow : named(next)],
    [addDays(today, toMonday), named(addDays(today, toMonday))],
    [addDays(today, 14), fortnight],
  ] as const;
  // On a Sunday tomorrow is Monday.
  return offered
    .filter(([day], at) => offered.findIndex(([other]) => other === day) === at)
    .map(([day, words]) => ({ day, label: words(dayWords(day, today)) }));
}
