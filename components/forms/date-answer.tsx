'use client';

import { limitWords } from '#components/forms/check-date.ts';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useAnswer } from '#components/forms/use-answer.ts';
import { DateInput } from '#components/ui/date-input';

/**
 * A date as typed. A date that is chosen in advance also has a calendar, and shows its limits before anything is typed.
 */
export function DateAnswer({ field, path, words }: AnswerFieldProps) {
  const { id, name, text, error, ref, set, leave } = useAnswer(path);
  const hint = [words.hint, limitWords(field)].filter(Boolean).join(' ');
  return (
    <DateInput
      {...words}
      {...{ id, name, error, ref, hint }}
      example={field.earliest?.day ?? field.latest?.day}
      value={text}
      onChange={set}
      onBlur={leave}
      {...(field.ahead && { calendar: { min: field.earliest?.day, max: field.latest?.day } })}
    />
  );
}
