import type { Condition } from '#lib/contract/condition';
import { fieldsOf, isAsked } from '#lib/contract/is-asked';

/** The fields that apply to these answers. A field that does not apply makes no other field apply. */
export function askedFields<Field extends { name: string; when?: Condition | null | undefined }>(
  fields: readonly Field[],
  answers: Readonly<Record<string, unknown>>,
): Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const known = new Map<string, boolean>();
  const asked = (field: Field): boolean => {
    const found = known.get(field.name);
    if (found !== undefined) return found;
    // If conditions form a cycle, each answer counts as it is.
    known.set(field.name, true);
    const is = field.when == null || isAsked(field.when, answersThatCount(field.when));
    known.set(field.name, is);
    return is;
  };
  const answersThatCount = (when: Condition): Record<string, unknown> =>
    Object.fromEntries(
      fieldsOf(when)
        .filter((name) => {
          const other = byName.get(name);
          return other === undefined || asked(other);
        })
        .filter((name) => Object.hasOwn(answers, name))
        .map((name) => [name, answers[name]]),
    );
  return fields.filter(asked);
}
