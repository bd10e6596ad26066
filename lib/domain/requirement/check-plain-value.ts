import type { z } from 'zod';
import type { FieldError } from '#lib/contract/problem';
import { Email, Phone, Website } from '#lib/contract/scalars';
import { isCivilDate, yearOf } from '#lib/domain/civil-date';
import type { CheckableField } from '#lib/domain/requirement/checkable-field';
import { fieldErrorsOf } from '#lib/domain/requirement/field-errors';
import { labelOf } from '#lib/domain/requirement/known-fields';

/** Texts with a format of their own, under whichever name the interface gives them. */
const scalars: Record<string, z.ZodType | undefined> = { email: Email, phone: Phone, website: Website };

const longest: Record<string, number> = { legal_name: 300, alternate_name: 300, entity_name: 300 };

export function checkTextValue(spec: CheckableField, value: unknown, pointer: string): FieldError[] {
  const label = labelOf(spec);
  if (typeof value !== 'string') return [{ pointer, code: 'invalid_type', detail: `${label} must be text.` }];
  if (spec.options !== undefined && !spec.options.includes(value)) {
    return [{ pointer, code: 'invalid_value', detail: `${label}: use one of ${spec.options.join(', ')}.` }];
  }
  const max = longest[spec.name] ?? 2000;
  if (value.length > max) {
    return [{ pointer, code: 'too_big', detail: `${label}: use at most ${max} characters.` }];
  }
  const scalar = spec.name.endsWith('_email') ? Email : scalars[spec.name];
  const parsed = scalar?.safeParse(value);
  if (parsed?.success === false) return fieldErrorsOf(parsed.error, pointer);
  if (spec.name === 'ein' && !/^\d{2}-?\d{7}$/.test(value.trim())) {
    return [{ pointer, code: 'invalid_format', detail: `${label} has nine digits, such as 12-3456789.` }];
  }
  return [];
}

/** A count is a whole number, and a company has at least one member. */
export function checkNumberValue(spec: CheckableField, value: unknown, pointer: string): FieldError[] {
  const label = labelOf(spec);
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return [{ pointer, code: 'invalid_type', detail: `${label} must be a number.` }];
  }
  if (!spec.name.endsWith('_count')) return [];
  const least = spec.name === 'member_count' ? 1 : 0;
  if (Number.isInteger(value) && value >= least && value <= 1_000_000) return [];
  return [
    {
      pointer,
      code: 'invalid_value',
      detail: `${label} must be a whole number from ${least}. You entered ${value}.`,
    },
  ];
}

export function checkDateValue(spec: CheckableField, value: unknown, pointer: string): FieldError[] {
  const label = labelOf(spec);
  if (typeof value !== 'string' || !isCivilDate(value)) {
    return [
      {
        pointer,
        code: 'invalid_format',
        detail: `${label} must be a date as YYYY-MM-DD, such as 2026-11-21.`,
      },
    ];
  }
  if (yearOf(value) >= 1800 && yearOf(value) <= 2200) return [];
  return [{ pointer, code: 'invalid_value', detail: `${label}: check the year. You entered ${value}.` }];
}
