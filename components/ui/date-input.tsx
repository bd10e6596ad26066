'use client';

import { DateField } from 'react-aria-components/DateField';
import { controlStyle } from '#components/ui/control-style';
import { DateFrame, type DateInputProps } from '#components/ui/date-frame';
import { DateSegments } from '#components/ui/date-segments';

// For a date that the person knows. A date to be chosen ahead has a calendar: FutureDateInput.
export function DateInput(props: DateInputProps) {
  return (
    <DateFrame {...props}>
      {(control) => (
        <DateField {...control} className={controlStyle({ width: 'short', invalid: Boolean(props.error) })}>
          <DateSegments />
        </DateField>
      )}
    </DateFrame>
  );
}
