'use client';

import { useState } from 'react';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { readNumber } from '#components/forms/read-number.ts';
import { useAnswer } from '#components/forms/use-answer.ts';
import { TextInput } from '#components/ui/text-input';

// The text stays as typed; the answer is the number that it spells.
export function NumberAnswer({ path, words }: AnswerFieldProps) {
  const { id, name, value, error, ref, set, leave } = useAnswer(path);
  const [typed, setTyped] = useState(() => spelled(value));
  const shown = readNumber(typed) === value ? typed : spelled(value);
  return (
    <TextInput
      {...words}
      id={id}
      name={name}
      ref={ref}
      error={error}
      inputMode="decimal"
      width="short"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        set(readNumber(event.target.value));
      }}
      onBlur={leave}
    />
  );
}

function spelled(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
