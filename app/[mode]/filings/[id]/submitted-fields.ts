import type { FieldSpec } from '#lib/contract/case';
import type { PlanField } from '#lib/rules/plan/plan-requirement';
import { capitalized } from '#lib/rules/sentence-case';

/** Shown elsewhere on the page, or not part of the filing. */
const ELSEWHERE = new Set(['jurisdiction', 'business_id', 'metadata', 'expedited_tier']);

/**
 * The fields of what was submitted, in the order in which the state asks. A member that the rules of today do not
 * know is shown at the end under its own name: what was sent is never left out.
 */
export function submittedFields(
  body: Record<string, unknown>,
  fields: readonly PlanField[],
): (FieldSpec | PlanField)[] {
  const asked = fields.filter((field) => Object.hasOwn(body, field.name) && !ELSEWHERE.has(field.name));
  const known = new Set(fields.map((field) => field.name));
  const others = Object.keys(body).filter((name) => !known.has(name) && !ELSEWHERE.has(name));
  return [...asked, ...others.map((name) => unknownField(name, body[name]))];
}

function unknownField(name: string, value: unknown): FieldSpec {
  const words = name.replaceAll('_', ' ');
  return {
    name,
    type: Array.isArray(value) ? 'list' : typeof value === 'object' ? 'object' : typeOf(value),
    description: capitalized(words),
    required: false,
  };
}

function typeOf(value: unknown): 'boolean' | 'number' | 'string' {
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' ? 'number' : 'string';
}
