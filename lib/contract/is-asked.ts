import type { Condition } from '#lib/contract/condition';

/** Whether a conditional field or fee applies to these answers. */
export function isAsked(
  when: Condition | null | undefined,
  answers: Readonly<Record<string, unknown>>,
): boolean {
  if (when === null || when === undefined) return true;
  if ('all' in when) return when.all.every((part) => isAsked(part, answers));
  if ('any' in when) return when.any.some((part) => isAsked(part, answers));
  // Own members only: a field may have the name of a member that every object inherits.
  const answer = Object.hasOwn(answers, when.field) ? answers[when.field] : undefined;
  if ('equals' in when) return answer === when.equals;
  if ('in' in when) return when.in.some((value) => value === answer);
  if ('present' in when) return isGiven(answer) === when.present;
  return answer !== when.not;
}

/** Null, an empty text and an empty list count as no answer. */
export function isGiven(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return true;
}

/** The fields that a condition uses, in order. */
export function fieldsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsOf);
  if ('any' in condition) return condition.any.flatMap(fieldsOf);
  return [condition.field];
}
