import { type Condition, fieldsOf } from '#lib/contract/condition';
import { isAsked } from '#lib/contract/is-asked';

/** The fields that these answers call for. The answer to a field that is not asked itself calls for nothing. */
export function askedFields<Field extends { name: string; when?: Condition | null | undefined }>(
  fields: readonly Field[],
  answers: Readonly<Record<string, unknown>>,
): Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const known = new Map<string, boolean>();
  const asked = (field: Field): boolean => {
    const found = known.get(field.name);
    if (found !== undefined) return found;
    // Where conditions form a circle, each answer counts as it stands.
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
