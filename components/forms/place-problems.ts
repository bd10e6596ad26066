import type { AnswerField } from '#components/forms/answer-field.ts';
import { formPath, readPointer } from '#components/forms/form-key.ts';
import type { FieldError } from '#lib/contract/problem';

export type PlacedProblem = { path: string | null; message: string; code: string };

/**
 * The position of each refusal by the service: at the question to which it points, otherwise at none, with its code.
 */
export function placeProblems(
  problems: readonly FieldError[],
  fields: readonly Pick<AnswerField, 'name'>[],
): PlacedProblem[] {
  return problems.map(({ pointer, detail, code }) => {
    const steps = readPointer(pointer);
    const known = steps !== null && fields.some(({ name }) => name === steps[0]);
    return { path: known ? formPath(steps) : null, message: detail, code };
  });
}
