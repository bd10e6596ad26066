import type { FieldError } from '#lib/contract/problem';
import { addMonths, isCivilDate } from '#lib/rules/calendar/civil-date';
import { tooFarAhead } from '#lib/rules/calendar/day-faults';
import { longDate } from '#lib/rules/calendar/short-date';

/** The field, in states that ask for it. */
export const startOfBusiness = 'business_start_date';

/** The last day that is not so far ahead that it must be a typing error. */
export function latestStart(today: string): string {
  return addMonths(today, 12);
}

/**
 * The day on which a company begins business in a state: not before it was formed, and not after `latestStart`.
 * Dates are YYYY-MM-DD; a value that is no date is left to its field.
 */
export function checkStartOfBusiness(
  date: unknown,
  { today, formed }: { today: string; formed: string | null | undefined },
): Pick<FieldError, 'code' | 'detail'> | null {
  if (typeof date !== 'string' || !isCivilDate(date)) return null;
  if (formed && date < formed) {
    const detail = `Business cannot begin before the company was formed, on ${longDate(formed)}. You entered ${longDate(date)}.`;
    return { code: 'before_formation', detail };
  }
  const latest = latestStart(today);
  return date <= latest ? null : tooFarAhead(date, latest);
}
