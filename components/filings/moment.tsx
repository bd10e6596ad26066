'use client';

import { momentWords } from '#components/filings/moment-words.ts';
import { useTimeZone } from '#components/ui/time-zone';

/** "Today, 08:41", "14 Nov, 09:12", in the person's zone. */
export function Moment({ value, now }: { value: string; now: string }) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {momentWords(value, now, useTimeZone())}
    </time>
  );
}
