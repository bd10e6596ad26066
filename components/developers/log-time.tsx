'use client';

import { formatInstant } from '#components/ui/format-time.ts';
import { useTimeZone } from '#components/ui/time-zone';

/** "21 Nov 2026, 09:30:15.042": a log needs milliseconds. */
export function LogTime({ value }: { value: string }) {
  return (
    <time dateTime={value} className="sm:whitespace-nowrap">
      {formatInstant(value, useTimeZone())}
      <span className="text-ink-2">{value.slice(16, 23)}</span>
    </time>
  );
}
