import type { FieldError } from '#lib/contract/problem';
import { isCivilDate } from '#lib/rules/calendar/civil-date';
import { inThePast } from '#lib/rules/calendar/day-faults';
import { addDays } from '#lib/rules/calendar/days';
import { longDate } from '#lib/rules/calendar/short-date';
import type { RequirementQuestion } from '#lib/rules/requirement/requirement-question';
import { sourceUrls } from '#lib/rules/sources';
import { theState, theStateFirst } from '#lib/rules/the-state';

/**
 * A delayed date is allowed only if the record says that the state accepts one, because otherwise it might not be
 * honored. `max_days` null means that no limit is on record.
 */
export function checkEffectiveDate({ rules, type, body, today }: RequirementQuestion): FieldError[] {
  const date = body.effective_date;
  if (typeof date !== 'string' || !isCivilDate(date)) return [];
  const rule = rules[type].effective_date;
  const refusal = refuse(rules.name, rule, date, today);
  if (refusal === null) return [];
  const sources = sourceUrls(rules, rule.sources);
  return [{ pointer: '/effective_date', ...refusal, ...(sources.length > 0 && { sources }) }];
}

function refuse(
  state: string,
  rule: { delayed_allowed: boolean | null; max_days: number | null },
  date: string,
  today: string,
): { code: string; detail: string } | null {
  if (rule.delayed_allowed === false) {
    const detail = `${theStateFirst(state)} takes no later effective date for this filing. Leave it out, and the filing takes effect at once.`;
    return { code: 'not_offered', detail };
  }
  if (rule.delayed_allowed === null) {
    const detail = `The record does not say that ${theState(state)} takes a later effective date for this filing. Leave it out, and the filing takes effect at once.`;
    return { code: 'not_offered', detail };
  }
  if (date < today) return inThePast(date);
  if (rule.max_days === null || date <= addDays(today, rule.max_days)) return null;
  const latest = longDate(addDays(today, rule.max_days));
  const detail = `${theStateFirst(state)} takes a date up to ${rule.max_days} days ahead, so ${latest} at the latest. You entered ${longDate(date)}.`;
  return { code: 'too_far_ahead', detail };
}
