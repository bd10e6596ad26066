import type { OperationType } from '#lib/contract/operation-type';
import type { FieldError, Problem } from '#lib/contract/problem';
import { problemCode } from '#lib/contract/stated-problems';
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

/** A name that a state refuses, as a fault of the question that takes another one. */
export function nameFaults(problems: readonly Problem[], type: OperationType): FieldError[] {
  const refused = problems.find((problem) => problemCode(problem) === 'name_not_available');
  if (!refused) return [];
  const reason = refused.conflicts?.[0]?.detail ?? refused.detail;
  return type === 'formation'
    ? [{ pointer: '/entity_name', code: 'name_not_available', detail: `${reason} Enter another name.` }]
    : [
        {
          pointer: '/alternate_name',
          code: 'name_not_available',
          detail: `${reason} Enter an alternate name.`,
        },
      ];
}
