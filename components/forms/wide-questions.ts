import { type AnswerField, shapeOf } from '#components/forms/answer-field.ts';

/**
 * Names of the questions that take the full width: those with many parts, and a document that has no question beside
 * it, because its day of issue and its file then fit side by side.
 */
export function wideQuestions(fields: readonly AnswerField[]): Set<string> {
  const wide = new Set<string>();
  let hasLeft = false;
  for (const [at, field] of fields.entries()) {
    const next = fields[at + 1];
    const isAlone: boolean = !hasLeft && (next === undefined || hasManyParts(next));
    const isWide: boolean = hasManyParts(field) || (field.type === 'document' && isAlone);
    if (isWide) wide.add(field.name);
    hasLeft = !isWide && !hasLeft;
  }
  return wide;
}

/** An address other than the principal office is mostly a choice of one that is typed already. */
function hasManyParts(field: AnswerField): boolean {
  if (field.type === 'list') return true;
  return field.type === 'object' && (shapeOf(field) !== 'address' || field.name === 'principal_address');
}
