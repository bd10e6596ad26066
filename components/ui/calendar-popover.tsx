'use client';

import { type CalendarDate, parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MonthGrid } from '#components/ui/month-grid';
import { popoverStyle } from '#components/ui/popover-style.ts';
import { uiWords } from '#components/ui/words.ts';

type CalendarPopoverProps = {
  trigger: RefObject<HTMLElement | null>;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** The days of a month beside the field; pressing a day enters it. */
export function CalendarPopover({ trigger, value, min, max, onChoose, onClose }: CalendarPopoverProps) {
  return (
    <I18nProvider locale="en-US">
      <Popover
        isOpen
        triggerRef={trigger}
        onOpenChange={(open) => (open ? undefined : onClose())}
        className={popoverStyle}
        offset={4}
      >
        <Dialog aria-label={uiWords.calendar} className="p-3 outline-none">
          <MonthGrid
            value={civil(value)}
            min={civil(min)}
            max={civil(max)}
            onChoose={(day) => {
              onClose();
              // Focus returns to the button as the calendar closes; after that it moves to the field.
              requestAnimationFrame(() => onChoose(day.toString()));
            }}
          />
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

function civil(day: string | undefined): CalendarDate | null {
  return day ? parseDate(day) : null;
}
