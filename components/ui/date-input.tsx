'use client';

import { DateField } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { civilValue } from '#components/ui/civil-value';
import { controlStyle } from '#components/ui/control-style';
import { DateSegments, focusFirstSegment } from '#components/ui/date-segments';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id';

export type DateInputProps = FieldWords & {
  name: string;
  id?: string;
  /** YYYY-MM-DD, or empty. */
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

// For a date that the person knows. A date to be chosen ahead has a calendar: FutureDateInput.
export function DateInput({ name, id = fieldId(name), value, onChange, onBlur, ...words }: DateInputProps) {
  return (
    <FieldFrame {...words} as="composite" id={id} onLabelClick={() => focusFirstSegment(id)}>
      {(wiring) => (
        <I18nProvider locale="en-US">
          <DateField
            id={id}
            name={name}
            aria-labelledby={`${id}-label`}
            aria-describedby={wiring['aria-describedby']}
            isInvalid={wiring['aria-invalid'] ?? false}
            validationBehavior="aria"
            shouldForceLeadingZeros
            value={civilValue(value)}
            onChange={(date) => onChange(date?.toString() ?? '')}
            onBlur={onBlur}
            className={controlStyle({ width: 'short', invalid: Boolean(words.error) })}
          >
            <DateSegments />
          </DateField>
        </I18nProvider>
      )}
    </FieldFrame>
  );
}
