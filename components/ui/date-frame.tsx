'use client';

import type { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { civilValue } from '#components/ui/civil-value';
import { focusFirstSegment } from '#components/ui/date-segments';
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

/** What the control of a date is given, whether it is typed or chosen. */
export type DateControl = {
  id: string;
  name: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  isInvalid: boolean;
  validationBehavior: 'aria';
  shouldForceLeadingZeros: true;
  value: CalendarDate | null;
  onChange: (date: { toString(): string } | null) => void;
  onBlur: (() => void) | undefined;
};

/** Label, notes and order of month, day and year (the US one) around a date's control. */
export function DateFrame({
  name,
  id = fieldId(name),
  value,
  onChange,
  onBlur,
  children,
  ...words
}: DateInputProps & { children: (control: DateControl) => ReactElement }) {
  return (
    <FieldFrame {...words} as="composite" id={id} onLabelClick={() => focusFirstSegment(id)}>
      {(wiring) => (
        <I18nProvider locale="en-US">
          {children({
            id,
            name,
            'aria-labelledby': `${id}-label`,
            'aria-describedby': wiring['aria-describedby'],
            isInvalid: Boolean(wiring['aria-invalid']),
            validationBehavior: 'aria',
            shouldForceLeadingZeros: true,
            value: civilValue(value),
            onChange: (date) => onChange(date?.toString() ?? ''),
            onBlur,
          })}
        </I18nProvider>
      )}
    </FieldFrame>
  );
}
