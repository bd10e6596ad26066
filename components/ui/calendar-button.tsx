'use client';

import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';

// The calendar is the largest of all controls, so it loads on demand.
const CalendarPopover = onDemand(
  async () => (await import('#components/ui/calendar-popover')).CalendarPopover,
);

type CalendarButtonProps = {
  label: ReactNode;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
};

export function CalendarButton({ label, ...calendar }: CalendarButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span ref={place}>
      <Button
        square
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <CalendarDays size={16} aria-hidden="true" />
        <span className="sr-only">Calendar for {label}</span>
      </Button>
      {open ? <CalendarPopover {...calendar} trigger={place} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
