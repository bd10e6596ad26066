import type { AnswerField } from '#components/forms/answer-field';
import type { Case } from '#lib/contract/case';

/** What the questions of a handover mean to each other, which the plain list of a case cannot say. */
const handover: Readonly<Record<string, Partial<AnswerField>>> = {
  keep_service: { label: 'Our service goes on' },
  registered_agent: {
    label: 'Agent who takes over',
    required: true,
    when: { field: 'keep_service', equals: false },
  },
  termination_date: {
    label: 'Day of the handover',
    required: true,
    when: { field: 'keep_service', equals: false },
  },
  reason: { label: 'Why it goes on', when: { field: 'keep_service', equals: true } },
};

/** The questions of a case as its form draws them. */
export function caseQuestions({ kind, request }: Pick<Case, 'kind' | 'request'>): AnswerField[] {
  const fields = request?.fields ?? [];
  const isHandover = kind === 'ra_termination' && fields.some(({ name }) => name === 'keep_service');
  return isHandover ? fields.map((field) => ({ ...field, ...handover[field.name] })) : fields;
}
