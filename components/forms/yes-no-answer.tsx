'use client';

import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { RadioGroup } from '#components/ui/radio-group';
import { YesNo } from '#components/ui/yes-no';

export function YesNoAnswer({ field, path, words }: AnswerFieldProps) {
  const { id, name, value, error, set, leave } = useAnswer(path);
  const common = { ...words, id, name, error, onBlur: leave };
  if (field.required) {
    return <YesNo {...common} value={typeof value === 'boolean' ? value : undefined} onChange={set} />;
  }
  return (
    <RadioGroup
      {...common}
      inline
      value={value === true ? 'yes' : value === false ? 'no' : ''}
      options={[
        { value: 'yes', label: formWords.form.yes },
        { value: 'no', label: formWords.form.no },
        { value: '', label: formWords.form.noAnswer },
      ]}
      onChange={(event) => set(event.target.value === '' ? '' : event.target.value === 'yes')}
    />
  );
}
