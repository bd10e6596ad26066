'use client';

import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { PersonInputs } from '#components/forms/person-inputs';
import { useWholeAnswer } from '#components/forms/use-answer.ts';
import { FieldFrame } from '#components/ui/field-frame';

export function PersonAnswer({ field, path, words }: AnswerFieldProps) {
  const { id, error } = useWholeAnswer(path);
  return (
    <FieldFrame as="group" id={id} {...words} {...(error && { error })}>
      {() => (
        <div id={id}>
          <PersonInputs field={field} path={path} />
        </div>
      )}
    </FieldFrame>
  );
}
