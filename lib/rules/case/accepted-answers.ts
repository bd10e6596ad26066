import { askedFields } from '#lib/contract/asked-fields';
import type { Case } from '#lib/contract/case';
import { answeredName, nameFields } from '#lib/rules/case/answered-name';
import { isAnswerAccepted } from '#lib/rules/case/case-state';

type Answered = Pick<Case, 'request' | 'response' | 'resolution_reason' | 'resolved_at'>;

/**
 * What accepted answers have changed since a submission, by field; of two answers to one field, the later counts. A new
 * name replaces the submitted one, whatever field that was in.
 */
export function acceptedAnswers(
  cases: readonly Answered[],
  submission: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const accepted = cases
    .filter(isAnswerAccepted)
    .toSorted((one, other) => (one.resolved_at ?? '').localeCompare(other.resolved_at ?? ''));
  return Object.assign({}, ...accepted.map((one) => answersOf(one, submission)));
}

function answersOf({ request, response }: Answered, submission: Readonly<Record<string, unknown>>) {
  const answers = response?.fields ?? {};
  const asked = askedFields(request?.fields ?? [], answers).filter(({ name }) => answers[name] != null);
  const fields = Object.fromEntries(asked.map(({ name }) => [name, answers[name]]));
  const name = answeredName({ fields })?.name;
  const names: readonly string[] = nameFields;
  const others = asked.filter(({ name: field }) => !names.includes(field));
  const submitted = nameFields.filter((field) => submission[field] != null);
  const renamed = name === undefined ? [] : submitted.length > 0 ? submitted : ['legal_name'];
  return Object.fromEntries([
    ...others.map(({ name: field }) => [field, answers[field]]),
    ...renamed.map((field) => [field, name]),
  ]);
}
