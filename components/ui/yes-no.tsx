'use client';

import type { FieldWords } from '#components/ui/field-frame';
import { RadioGroup } from '#components/ui/radio-group';
import { uiWords } from '#components/ui/words.ts';

type YesNoProps = FieldWords & {
  name: string;
  id?: string;
  value: boolean | undefined;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
};

// Two radio buttons, neither selected at first: a checkbox cannot distinguish "no" from "not answered yet".
export function YesNo({ value, onChange, ...rest }: YesNoProps) {
  return (
    <RadioGroup
      {...rest}
      inline
      value={value === undefined ? '' : value ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: uiWords.yes },
        { value: 'no', label: uiWords.no },
      ]}
      onChange={(event) => onChange(event.target.value === 'yes')}
    />
  );
}
