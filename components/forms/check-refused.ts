import { type AnswerField, shapeOf } from '#components/forms/answer-field.ts';
import { addressLines } from '#components/forms/answer-words.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';

/** Why a document or an address cannot be the answer, or null: the state has refused exactly this one. */
export function refusedFault(field: AnswerField, value: unknown, { refused }: FormSetting): string | null {
  const before = refused?.[field.name] ?? [];
  if (field.type === 'document') {
    return before.includes(value) ? 'the state rejected this document. Choose another one.' : null;
  }
  if (shapeOf(field) !== 'address') return null;
  const lines = addressLines(value).join('\n');
  const isRefused = lines !== '' && before.some((address) => addressLines(address).join('\n') === lines);
  return isRefused ? 'the state rejected this address. Enter another one.' : null;
}
