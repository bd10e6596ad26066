'use client';

import { formatCivilDate, formatInstant, type InstantShape } from '#components/ui/format-time.ts';
import { useTimeZone } from '#components/ui/time-zone';

/** An ISO instant in the person's time zone, which the page names once. */
export function Time({ value, shape }: { value: string; shape?: InstantShape }) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatInstant(value, useTimeZone(), shape)}
    </time>
  );
}

/** A calendar date such as 2026-11-14, shown as 14 Nov 2026. */
export function CivilDate({ value, year = true }: { value: string; year?: boolean }) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatCivilDate(value, { year })}
    </time>
  );
}
