'use client';

import type { ComponentProps } from 'react';
import { useAnswer } from '#components/forms/use-answer.ts';
import { TextInput } from '#components/ui/text-input';

type AnswerTextProps = Omit<
  ComponentProps<typeof TextInput>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'id'
> & {
  path: string;
};

/** One line of text that is part of an answer: a city, a last name. */
export function AnswerText({ path, face = 'record', ...rest }: AnswerTextProps) {
  const { id, name, text, error, ref, set, leave } = useAnswer(path);
  return (
    <TextInput
      {...rest}
      {...{ id, name, error, ref, face }}
      value={text}
      onChange={(event) => set(event.target.value)}
      onBlur={leave}
    />
  );
}
