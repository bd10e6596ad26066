'use client';

import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { TextArea } from '#components/ui/text-area';

// A type of question from newer data must not break the page: it can be answered as text.
export function UnknownAnswer({ path, words }: AnswerFieldProps) {
  const { id, name, value, error, ref, set, leave } = useAnswer(path);
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return (
    <TextArea
      {...words}
      hint={
        <>
          {words.hint ? <span className="block">{words.hint}</span> : null}
          <span className="block">{formWords.form.newKind}</span>
        </>
      }
      id={id}
      name={name}
      ref={ref}
      error={error}
      value={text}
      onChange={(event) => set(event.target.value)}
      onBlur={leave}
    />
  );
}
