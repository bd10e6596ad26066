'use client';

import type { ComponentProps } from 'react';
import { useAnswer } from '#components/forms/use-answer.ts';
import { Select } from '#components/ui/select';

type AnswerSelectProps = Omit<
  ComponentProps<typeof Select>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'id'
> & {
  path: string;
  /** Shown while no value is stored. */
  preset?: string;
};

/** A choice that is part of an answer: the state of an address, the role of a person. */
export function AnswerSelect({ path, preset = '', ...rest }: AnswerSelectProps) {
  const { id, name, text, error, ref, set, leave } = useAnswer(path);
  return (
    <Select
      {...rest}
      {...{ id, name, error, ref }}
      value={text || preset}
      onChange={(event) => set(event.target.value)}
      onBlur={leave}
    />
  );
}
