import { type AnswerField, shapeOf } from '#components/forms/answer-field.ts';
import { formWords } from '#components/forms/words.ts';

/** What applies if a question is not answered, in words; null if nothing does. */
export function impliedWords(field: AnswerField): string | null {
  if (field.required) return null;
  if (shapeOf(field) === 'registered_agent') return formWords.agent.servedByUs;
  return field.name === 'mailing_address' ? formWords.address.sameAsPrincipal : null;
}
