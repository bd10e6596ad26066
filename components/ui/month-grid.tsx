'use client';

import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';

const turn =
  'grid size-9 place-items-center rounded-button hover:bg-sunken data-disabled:opacity-40 pointer-coarse:size-11';

type MonthGridProps = {
  value: CalendarDate | null;
  min: CalendarDate | null;
  max: CalendarDate | null;
  onChoose: (day: CalendarDate) => void;
};

export function MonthGrid({ value, min, max, onChoose }: MonthGridProps) {
  return (
    <Calendar value={value} minValue={min} maxValue={max} onChange={onChoose} autoFocus>
      <div className="mb-2 flex items-center justify-between">
        <Button slot="previous" className={turn}>
          <ChevronLeft size={16} aria-hidden="true" />
        </Button>
        <Heading className="font-semibold" />
        <Button slot="next" className={turn}>
          <ChevronRight size={16} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 font-normal text-ink-3 text-tile">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className="calendar-cell" />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
