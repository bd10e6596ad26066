import type { CaseKind, CaseResponse } from '#lib/contract/case';
import { mostDaysToHandover } from '#lib/contract/lifetimes';
import type { FieldError } from '#lib/contract/problem';
import { isCivilDate } from '#lib/rules/calendar/civil-date';
import { inThePast, tooFarAhead } from '#lib/rules/calendar/day-faults';
import { addDays } from '#lib/rules/calendar/days';

/** A handover must be in the future, but not years away. */
export function checkHandover(kind: CaseKind, { fields }: CaseResponse, today: string): FieldError[] {
  const { keep_service, termination_date: date } = fields;
  if (kind !== 'ra_termination' || keep_service === true) return [];
  if (typeof date !== 'string' || !isCivilDate(date)) return [];
  const pointer = '/fields/termination_date';
  if (date < today) return [{ pointer, ...inThePast(date) }];
  const latest = addDays(today, mostDaysToHandover);
  return date <= latest ? [] : [{ pointer, ...tooFarAhead(date, latest) }];
}
