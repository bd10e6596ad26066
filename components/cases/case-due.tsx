'use client';

import { dueSentence, dueWords } from '#components/filings/due-words.ts';
import { calendarDay } from '#components/ui/format-time.ts';
import { useTimeZone } from '#components/ui/time-zone';
import { dayWords } from '#lib/rules/calendar/short-date';

type CaseDueProps = { due: string; now: string };

/** "28 Nov, 6 days left": the due date, emphasized if it is urgent. */
export function CaseDue({ due, now }: CaseDueProps) {
  const { short, late, soon } = dueWords(due, now, useTimeZone());
  const weight = late ? 'font-semibold text-stop' : soon ? 'font-semibold' : undefined;
  return (
    <time dateTime={due} className={weight}>
      {short}
    </time>
  );
}

/** "28 Nov", of a date that is not urgent. */
export function CaseDay({ value, now }: { value: string; now: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {dayWords(calendarDay(value, timeZone), calendarDay(now, timeZone))}
    </time>
  );
}

/** "19 Nov, 2 days late", as plain words. */
export function CaseLateness({ due, now }: CaseDueProps) {
  return dueWords(due, now, useTimeZone()).short;
}

/** "It is due Thursday, 26 Nov, by 5:00 PM (in 5 days)." */
export function CaseDueSentence({ due, now }: CaseDueProps) {
  return <time dateTime={due}>{dueSentence(due, now, useTimeZone())}</time>;
}
