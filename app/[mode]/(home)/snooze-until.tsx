'use client';

import { type FormEvent, useState } from 'react';
import { homeWords } from '#components/home/words.ts';
import { Button } from '#components/ui/button';
import { DateInput } from '#components/ui/date-input';
import { readDate } from '#components/ui/read-date.ts';
import { useFocusAfterMenu } from '#components/ui/use-focus-after-menu.ts';
import { addDays } from '#lib/rules/calendar/days';

type SnoozeUntilProps = { today: string; onChoose: (day: string) => Promise<unknown> };

/** A day of one’s own choice. */
export function SnoozeUntil({ today, onChoose }: SnoozeUntilProps) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useFocusAfterMenu<HTMLInputElement>();

  async function choose(event: FormEvent) {
    event.preventDefault();
    // A second press would be undone to the day of the first.
    if (busy) return;
    const { date, fault } = readDate(value);
    setError(fault);
    if (!date) return;
    setBusy(true);
    await onChoose(date);
    setBusy(false);
  }

  return (
    <form className="order-last flex basis-full flex-wrap items-center gap-2" onSubmit={choose}>
      <DateInput
        name="snooze-until"
        label={homeWords.bulk.until}
        value={value}
        onChange={setValue}
        calendar={{ min: addDays(today, 1) }}
        ref={field}
        error={error}
      />
      <Button size="small" type="submit" busy={busy}>
        {homeWords.bulk.putOff}
      </Button>
    </form>
  );
}
