'use client';

import { CalendarDays } from 'lucide-react';
import { Button, DatePicker, Group, Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { civilValue } from '#components/ui/civil-value';
import { controlStyle } from '#components/ui/control-style';
import type { DateInputProps } from '#components/ui/date-input';
import { DateSegments, focusFirstSegment } from '#components/ui/date-segments';
import { FieldFrame } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id';
import { MonthGrid } from '#components/ui/month-grid';
import { popoverStyle } from '#components/ui/popover-style';

type FutureDateInputProps = DateInputProps & {
  /** Limits as YYYY-MM-DD; say them in the hint as well. */
  min?: string;
  max?: string;
};

export function FutureDateInput(props: FutureDateInputProps) {
  const { name, id = fieldId(name), value, onChange, onBlur, min, max, ...words } = props;
  return (
    <FieldFrame {...words} as="composite" id={id} onLabelClick={() => focusFirstSegment(id)}>
      {(wiring) => (
        <I18nProvider locale="en-US">
          <DatePicker
            id={id}
            name={name}
            aria-labelledby={`${id}-label`}
            aria-describedby={wiring['aria-describedby']}
            isInvalid={wiring['aria-invalid'] ?? false}
            validationBehavior="aria"
            shouldForceLeadingZeros
            minValue={civilValue(min)}
            maxValue={civilValue(max)}
            value={civilValue(value)}
            onChange={(date) => onChange(date?.toString() ?? '')}
            onBlur={onBlur}
          >
            <Group
              className={`${controlStyle({ width: 'medium', invalid: Boolean(words.error) })} flex! items-center justify-between py-0! pe-1`}
            >
              <DateSegments />
              <Button className="grid size-8 place-items-center rounded-button text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:size-11">
                <CalendarDays size={16} aria-hidden="true" />
              </Button>
            </Group>
            <Popover className={popoverStyle} offset={4}>
              <Dialog className="p-3 outline-none">
                <MonthGrid />
              </Dialog>
            </Popover>
          </DatePicker>
        </I18nProvider>
      )}
    </FieldFrame>
  );
}
