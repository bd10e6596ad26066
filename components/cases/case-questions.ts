import { answerWords } from '#components/cases/answer-words.ts';
import type { AnswerField } from '#components/forms/answer-field.ts';
import type { Case, FieldSpec } from '#lib/contract/case';
import { mostDaysToHandover } from '#lib/contract/lifetimes';
import type { RequirementField } from '#lib/contract/requirement';
import { addDays } from '#lib/rules/calendar/days';

/** Labels of the questions of a handover, which the list of a case does not contain. */
const handover: Readonly<Record<string, Partial<AnswerField>>> = {
  keep_service: { label: answerWords.handover.keepService },
  registered_agent: { label: answerWords.handover.agent },
  termination_date: { label: answerWords.handover.day },
  reason: { label: answerWords.handover.reason },
};

/**
 * The state's requirements for a field of that name and type also apply in a case: the service checks answers by them.
 */
function limitsOf({ name, type }: FieldSpec, stateFields: readonly RequirementField[]): Partial<AnswerField> {
  const known = stateFields.find((field) => field.name === name && field.type === type);
  if (!known) return {};
  const { max_age_days, located_in, street_only, inner_required, options, shape } = known;
  return {
    ...(max_age_days !== undefined && { max_age_days }),
    ...(located_in && { located_in }),
    ...(street_only && { street_only }),
    ...(inner_required && { inner_required }),
    ...(options && { options }),
    ...(shape && { shape }),
  };
}

/** The questions of a case as its form shows them; a handover is within a year of `today`. */
export function caseQuestions(
  { kind, request }: Pick<Case, 'kind' | 'request'>,
  today?: string,
  stateFields: readonly RequirementField[] = [],
): AnswerField[] {
  const fields = (request?.fields ?? []).map((field) => ({ ...limitsOf(field, stateFields), ...field }));
  const isHandover = kind === 'ra_termination' && fields.some(({ name }) => name === 'keep_service');
  if (!isHandover) return fields;
  const ahead = today !== undefined && {
    ahead: true,
    earliest: { day: today, what: 'today in UTC' },
    latest: { day: addDays(today, mostDaysToHandover), what: answerWords.handover.latest },
  };
  return fields.map((field) => ({
    ...field,
    ...handover[field.name],
    ...(field.name === 'termination_date' && ahead),
  }));
}
