import type { CaseKind, CaseResponse } from '#lib/contract/case';
import type { FieldError } from '#lib/contract/problem';
import { isCivilDate } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { longDate } from '#lib/rules/calendar/short-date';

/** In days. An agent who asked to be released need not serve longer. */
export const longestHandover = 365;

/** A handover must be in the future, but not years away. */
export function checkHandover(kind: CaseKind, { fields }: CaseResponse, today: string): FieldError[] {
  const { keep_service, termination_date: date } = fields;
  if (kind !== 'ra_termination' || keep_service === true) return [];
  if (typeof date !== 'string' || !isCivilDate(date)) return [];
  const pointer = '/fields/termination_date';
  if (date < today) {
    const detail = `${longDate(date)} has passed. Use today or a later day.`;
    return [{ pointer, code: 'in_the_past', detail }];
  }
  const latest = addDays(today, longestHandover);
  if (date <= latest) return [];
  const detail = `Use a day up to ${longDate(latest)}. You entered ${longDate(date)}.`;
  return [{ pointer, code: 'too_far_ahead', detail }];
}
