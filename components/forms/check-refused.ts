import { type AnswerField, shapeOf } from '#components/forms/answer-field.ts';
import { answerWords } from '#components/forms/answer-words.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';

type Refused = Pick<FormSetting, 'refused'>;

/** Whether the state has refused exactly this answer before. */
export function isRefused(field: AnswerField, value: unknown, { refused }: Refused): boolean {
  const before = refused?.[field.name] ?? [];
  const words = wordsOf(field, value);
  return words !== '' && before.some((other) => wordsOf(field, other) === words);
}

/** Why a document or an address cannot be the answer, or null: the state has refused exactly this one. */
export function refusedFault(field: AnswerField, value: unknown, setting: Refused): string | null {
  if (!isRefused(field, value, setting)) return null;
  if (field.type === 'document') return 'the state rejected this document. Choose another one.';
  return shapeOf(field) === 'address' ? 'the state rejected this address. Enter another one.' : null;
}

function wordsOf(field: AnswerField, value: unknown): string {
  return field.type === 'document' ? String(value ?? '') : answerWords(field, value).join('\n');
}
