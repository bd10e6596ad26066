'use client';

import type { AnswerFieldProps } from '#components/forms/field-props';
import { useAnswer } from '#components/forms/use-answer';
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
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
        { value: '', label: 'No answer' },
      ]}
      onChange={(event) => set(event.target.value === '' ? '' : event.target.value === 'yes')}
    />
  );
}
