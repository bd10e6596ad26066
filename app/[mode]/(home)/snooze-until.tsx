'use client';

import { useEffect, useRef, useState } from 'react';
import { homeWords } from '#components/home/words.ts';
import { Button } from '#components/ui/button';
import { DateInput } from '#components/ui/date-input';
import { readDate } from '#components/ui/read-date.ts';

type SnoozeUntilProps = { today: string; onChoose: (day: string) => void };

/** A day of one’s own choice. */
export function SnoozeUntil({ today, onChoose }: SnoozeUntilProps) {
  const [value, setValue] = useState('');
  const { date } = readDate(value);
  const field = useRef<HTMLInputElement>(null);
  // The menu that it comes from gives focus back to its button first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <form
      className="order-last flex basis-full flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (date) onChoose(date);
      }}
    >
      <DateInput
        name="snooze-until"
        label={homeWords.bulk.until}
        value={value}
        onChange={setValue}
        calendar={{ min: today }}
        ref={field}
      />
      <Button size="small" type="submit">
        {homeWords.bulk.putOff}
      </Button>
    </form>
  );
}
