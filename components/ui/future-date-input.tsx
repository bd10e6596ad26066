'use client';

import { CalendarDays } from 'lucide-react';
import { Button, DatePicker, Group, Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { civilValue } from '#components/ui/civil-value';
import { controlStyle } from '#components/ui/control-style';
import { DateFrame, type DateInputProps } from '#components/ui/date-frame';
import { DateSegments } from '#components/ui/date-segments';
import { MonthGrid } from '#components/ui/month-grid';
import { popoverStyle } from '#components/ui/popover-style';

type FutureDateInputProps = DateInputProps & {
  /** Limits as YYYY-MM-DD; say them in the hint as well. */
  min?: string;
  max?: string;
};

export function FutureDateInput({ min, max, ...props }: FutureDateInputProps) {
  return (
    <DateFrame {...props}>
      {(control) => (
        <DatePicker {...control} minValue={civilValue(min)} maxValue={civilValue(max)}>
          <Group
            className={`${controlStyle({ width: 'medium', invalid: Boolean(props.error) })} flex! items-center justify-between py-0! pe-1`}
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
      )}
    </DateFrame>
  );
}
