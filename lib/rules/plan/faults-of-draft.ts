import type { OperationType } from '#lib/contract/operation-type';
import type { FieldError, Problem } from '#lib/contract/problem';
import { problemCode } from '#lib/contract/stated-problems';
import { nameCure } from '#lib/rules/names/name-cure';
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

const cures = {
  entity_name: 'Enter another name.',
  alternate_name: 'Enter an alternate name.',
  name_consent_letter: 'Attach the letter that lets you use the name.',
};

/** A name that a state refuses, as a fault of the question whose answer cures it. */
export function nameFaults(
  problems: readonly Problem[],
  type: OperationType,
  fields: readonly { name: string }[],
): FieldError[] {
  const refused = problems.find((problem) => problemCode(problem) === 'name_not_available');
  const cure = refused ? nameCure(type, fields, refused.conflicts ?? []) : null;
  if (!refused || cure === null) return [];
  const reason = refused.conflicts?.[0]?.detail ?? refused.detail;
  return [{ pointer: `/${cure}`, code: 'name_not_available', detail: `${reason} ${cures[cure]}` }];
}
