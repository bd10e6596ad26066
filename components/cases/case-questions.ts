import { caseWords } from '#components/cases/words.ts';
import type { AnswerField } from '#components/forms/answer-field.ts';
import type { Case, FieldSpec } from '#lib/contract/case';
import type { RequirementField } from '#lib/contract/requirement';

/** Labels of a handover's questions, which the list of a case does not carry. */
const handover: Readonly<Record<string, Partial<AnswerField>>> = {
  keep_service: { label: caseWords.handover.keepService },
  registered_agent: { label: caseWords.handover.agent },
  termination_date: { label: caseWords.handover.day },
  reason: { label: caseWords.handover.reason },
};

/** What the state says of a field of that name and type holds in a case too: the service checks an answer by it. */
function limitsOf({ name, type }: FieldSpec, stateFields: readonly RequirementField[]): Partial<AnswerField> {
  const known = stateFields.find((field) => field.name === name && field.type === type);
  if (!known) return {};
  const { max_age_days, located_in, inner_required, options, shape } = known;
  return {
    ...(max_age_days !== undefined && { max_age_days }),
    ...(located_in && { located_in }),
    ...(inner_required && { inner_required }),
    ...(options && { options }),
    ...(shape && { shape }),
  };
}

/** The questions of a case as its form draws them; a handover is on no day before `today`. */
export function caseQuestions(
  { kind, request }: Pick<Case, 'kind' | 'request'>,
  today?: string,
  stateFields: readonly RequirementField[] = [],
): AnswerField[] {
  const fields = (request?.fields ?? []).map((field) => ({ ...limitsOf(field, stateFields), ...field }));
  const isHandover = kind === 'ra_termination' && fields.some(({ name }) => name === 'keep_service');
  if (!isHandover) return fields;
  const ahead = today !== undefined && { ahead: true, earliest: { day: today, what: 'today' } };
  return fields.map((field) => ({
    ...field,
    ...handover[field.name],
    ...(field.name === 'termination_date' && ahead),
  }));
}
