import { isAsked } from '#lib/contract/is-asked';
import type { RequirementField } from '#lib/contract/requirement';

/** The fields that these answers call for. One whose own question is not asked calls for nothing. */
export function askedFields<Field extends { name: string; when?: RequirementField['when'] }>(
  fields: readonly Field[],
  answers: Record<string, unknown>,
): Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const asked = (field: Field, seen: ReadonlySet<string>): boolean => {
    if (!isAsked(field.when, answers)) return false;
    const parent = field.when && byName.get(field.when.field);
    if (!parent || seen.has(parent.name)) return true;
    return asked(parent, new Set([...seen, parent.name]));
  };
  return fields.filter((field) => asked(field, new Set([field.name])));
}
