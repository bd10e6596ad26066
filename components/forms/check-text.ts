import { type AnswerField, labelOf } from '#components/forms/answer-field.ts';
import { formWords } from '#components/forms/words.ts';
import { youEntered } from '#lib/contract/beginning-of';
import { isWrongEin, longestText } from '#lib/rules/requirement/plain-limits';
import { formatOf } from '#lib/rules/requirement/text-format';

export function checkText(field: AnswerField, value: unknown): string | null {
  const label = labelOf(field);
  if (typeof value !== 'string') return `${label} must be text.`;
  if (field.options && !field.options.includes(value))
    return `Choose one of the listed answers for ${label}.`;
  const max = longestText(field.name);
  if (value.length > max) return `${label}: use no more than ${max} characters. You entered ${value.length}.`;
  const parsed = formatOf(field.name)?.safeParse(value);
  if (parsed?.success === false)
    return `${parsed.error.issues[0]?.message ?? formWords.form.checkValue} ${youEntered(value)}`;
  if (isWrongEin(field.name, value)) {
    return `${label} must have nine digits, for example 12-3456789. ${youEntered(value)}`;
  }
  return null;
}

/** What a count may be is said by the service's own rule. */
export function checkNumber(field: AnswerField, value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return null;
  return `${labelOf(field)} must be a number, for example ${field.example ?? 3}. ${youEntered(value)}`;
}
