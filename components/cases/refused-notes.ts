import { answerWords } from '#components/cases/answer-words.ts';
import { type AnswerField, type Answers, shapeOf } from '#components/forms/answer-field.ts';
import { isRefused } from '#components/forms/check-refused.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import type { Case } from '#lib/contract/case';

type RefusedNotesProps = Pick<FormSetting, 'refused'> & {
  item: Pick<Case, 'response' | 'review'>;
  questions: readonly AnswerField[];
  answers: Answers;
};

/**
 * What was wrong with each answer that has been refused and is not changed yet, by field name. A document and an address
 * say so themselves, because they cannot be sent again.
 */
export function refusedNotes({
  item,
  refused,
  questions,
  answers,
}: RefusedNotesProps): Record<string, string> {
  const { response, review } = item;
  const notes = questions
    .filter((field) => field.type !== 'document' && shapeOf(field) !== 'address')
    .filter((field) => isRefused(field, answers[field.name], { refused }))
    .map((field) => {
      const before = { refused: { [field.name]: [response?.fields[field.name]] } };
      return isRefused(field, answers[field.name], before)
        ? [field.name, answerWords.refused.cameBack(review?.reason)]
        : [field.name, answerWords.refused.submitted];
    });
  return Object.fromEntries(notes);
}
