import { BUSINESS_FIELDS, editableFields } from '#components/businesses/business-fields.ts';
import type { Answers } from '#components/forms/answer-field.ts';
import type { Business } from '#lib/contract/business';

/** The record as answers of the form. */
export function answersOf(business: Business): Answers {
  return Object.fromEntries(BUSINESS_FIELDS.map(({ name }) => [name, Reflect.get(business, name) ?? '']));
}

/**
 * Only what was changed, so that a colleague's change of another fact stays. A cleared fact is null, and so is a
 * removed pair; owners are a list, even if empty.
 */
export function recordChanges(before: Business, answers: Answers, metadata: Record<string, string>): Answers {
  const removed = Object.keys(before.metadata).filter((key) => !Object.hasOwn(metadata, key));
  const pairs = { ...Object.fromEntries(removed.map((key) => [key, null])), ...metadata };
  const now: Answers = { ...answers, metadata: pairs };
  const names = [...editableFields(before).map(({ name }) => name), 'metadata'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = now[name] ?? (name === 'owners' ? [] : null);
      return isSame(value, Reflect.get(before, name)) ? [] : [[name, value]];
    }),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, member]) => [name, ordered(member)]),
  );
}
