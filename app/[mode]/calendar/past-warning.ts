import { readDate } from '#components/ui/read-date.ts';
import { calendarWords } from './words.ts';

/** A year that was mistyped makes an entry overdue that is not; one that is late is entered in the same way. */
export function pastWarning(typed: string, today: string): string | undefined {
  const { date } = readDate(typed);
  return date !== undefined && date < today ? calendarWords.past : undefined;
}
