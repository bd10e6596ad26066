import type { FieldError } from '#lib/contract/problem';
import { einPointer, TAX_ID_POINTER } from '#lib/rules/plan/ein-answers';

/**
 * The refusals that a draft can correct, at its own questions. The tax id is no part of it: it is given at submission.
 */
export function faultsOfDraft(errors: readonly FieldError[]): FieldError[] {
  return errors
    .filter(({ pointer }) => pointer !== TAX_ID_POINTER)
    .map((error) => ({ ...error, pointer: einPointer(error.pointer) }));
}
