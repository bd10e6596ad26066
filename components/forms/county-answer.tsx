'use client';

import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useAnswer } from '#components/forms/use-answer.ts';
import { TextInput } from '#components/ui/text-input';
import { countiesOf } from '#lib/rules/jurisdiction/counties';

/** A county, typed or chosen from those of the state. */
export function CountyAnswer({ path, words }: AnswerFieldProps) {
  const { jurisdiction = '' } = useAnswerForm().setting;
  const { id, name, text, error, ref, set, leave } = useAnswer(path);
  const listId = `${id}-counties`;
  return (
    <>
      <TextInput
        {...words}
        {...{ id, name, error, ref }}
        face="record"
        autoComplete="off"
        list={listId}
        value={text}
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
      />
      <datalist id={listId}>
        {countiesOf(jurisdiction).map((county) => (
          <option key={county} value={county} />
        ))}
      </datalist>
    </>
  );
}
