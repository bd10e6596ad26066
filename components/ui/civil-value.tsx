import { type CalendarDate, parseDate } from '@internationalized/date';

/** A YYYY-MM-DD text as the calendar library's date; half-typed or wrong text is no date. */
export function civilValue(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
