import type { FieldError } from '#lib/contract/problem';
import { einPointer, TAX_ID_POINTER } from '#lib/rules/plan/ein-answers';

/**
 * The errors that editing the draft can fix, at its own questions. The tax id is not part of it: it is entered at
 * submission.
 */
export function faultsOfDraft(errors: readonly FieldError[]): FieldError[] {
  return errors
    .filter(({ pointer }) => pointer !== TAX_ID_POINTER)
    .map((error) => ({ ...error, pointer: einPointer(error.pointer) }));
}
