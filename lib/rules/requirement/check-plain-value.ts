import { firstYear, lastYear } from '#lib/contract/plausible-dates';
import type { FieldError } from '#lib/contract/problem';
import { hasUnseen, missingDay, unseenDetail } from '#lib/contract/scalars';
import { tooLong } from '#lib/contract/too-long';
import { isCivilDate } from '#lib/rules/calendar/civil-date';
import { yearOf } from '#lib/rules/calendar/year-of';
import type { CheckableField } from '#lib/rules/requirement/checkable-field';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';
import { labelOf } from '#lib/rules/requirement/known-fields';
import {
  isName,
  isWrongEin,
  leastCount,
  longestText,
  mostCounted,
} from '#lib/rules/requirement/plain-limits';
import { formatOf } from '#lib/rules/requirement/text-format';
import { withinSentence } from '#lib/rules/sentence-case';

export function checkTextValue(spec: CheckableField, value: unknown, pointer: string): FieldError[] {
  const label = labelOf(spec);
  if (typeof value !== 'string') return [{ pointer, code: 'invalid_type', detail: `${label} must be text.` }];
  if (spec.options !== undefined && !spec.options.includes(value)) {
    return [{ pointer, code: 'invalid_value', detail: `${label}: use one of ${spec.options.join(', ')}.` }];
  }
  const max = longestText(spec.name);
  if (value.length > max) {
    return [{ pointer, code: 'too_big', detail: `${label}: ${withinSentence(tooLong(max))}` }];
  }
  if (isName(spec.name) && hasUnseen(value))
    return [{ pointer, code: 'invalid_character', detail: unseenDetail }];
  const parsed = formatOf(spec.name)?.safeParse(value);
  if (parsed?.success === false) return fieldErrorsOf(parsed.error, pointer);
  if (isWrongEin(spec.name, value)) {
    return [{ pointer, code: 'invalid_format', detail: `${label} has nine digits, such as 12-3456789.` }];
  }
  return [];
}

export function checkNumberValue(spec: CheckableField, value: unknown, pointer: string): FieldError[] {
  const label = labelOf(spec);
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return [{ pointer, code: 'invalid_type', detail: `${label} must be a number.` }];
  }
  const least = leastCount(spec.name);
  if (least === null) return [];
  if (Number.isInteger(value) && value >= least && value <= mostCounted) return [];
  return [
    {
      pointer,
      code: 'invalid_value',
      detail: `${label} must be a whole number from ${least} to ${mostCounted.toLocaleString('en-US')}. You entered ${value}.`,
    },
  ];
}

export function checkDateValue(spec: CheckableField, value: unknown, pointer: string): FieldError[] {
  const label = labelOf(spec);
  if (typeof value !== 'string' || !isCivilDate(value)) {
    const detail = missingDay(value) ?? `${label} must be a date as YYYY-MM-DD, such as 2026-11-21.`;
    return [{ pointer, code: 'invalid_format', detail }];
  }
  if (yearOf(value) >= firstYear && yearOf(value) <= lastYear) return [];
  return [{ pointer, code: 'invalid_value', detail: `${label}: check the year. You entered ${value}.` }];
}
