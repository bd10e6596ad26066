'use client';

import { dueWords } from '#components/filings/due-words.ts';
import { calendarDay } from '#components/ui/format-time.ts';
import { useTimeZone } from '#components/ui/time-zone';
import { dayWords } from '#lib/rules/calendar/short-date';
import { queueWords } from './words.ts';

/** "19 Nov, 2 days late", "28 Nov, 6 days left", or "28 Nov" after the end: the time promised to the partner. */
export function PromisedTime({ at, now, open }: { at: string | null; now: string; open: boolean }) {
  const timeZone = useTimeZone();
  if (at === null) return <span className="text-ink-2">{queueWords.noPromise}</span>;
  const { short, late, soon } = dueWords(at, now, timeZone);
  const weight = !open ? 'text-ink-2' : late ? 'font-semibold text-stop' : soon ? 'font-semibold' : undefined;
  return (
    <time dateTime={at} className={weight}>
      {/* In a narrow column it breaks after the comma only. */}
      {open
        ? short.replaceAll(/(?<!,) /g, '\u00a0')
        : dayWords(calendarDay(at, timeZone), calendarDay(now, timeZone))}
    </time>
  );
}
