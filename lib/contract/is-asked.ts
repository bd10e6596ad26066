/**
 * Whether a conditional field or fee applies. `equals: true` also holds for a field that is not a boolean once it
 * is given, so that the questions about a registered agent are asked only where the caller names one: where the
 * service serves, it gives its own consent, e-mail and county.
 */
export function isAsked(
  when: { field: string; equals: string | number | boolean } | null | undefined,
  answers: Record<string, unknown>,
): boolean {
  if (when === null || when === undefined) return true;
  const answer = answers[when.field];
  if (when.equals === true && typeof answer !== 'boolean') return isGiven(answer);
  return answer === when.equals;
}

/** Null, an empty text and an empty list are answers that were not given. */
export function isGiven(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return true;
}
