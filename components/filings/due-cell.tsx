'use client';

import { dueWords } from '#components/filings/due-words.ts';
import { filingWords } from '#components/filings/words.ts';
import { useTimeZone } from '#components/ui/time-zone';
import type { FilingSummary } from '#lib/contract/overview';
import { dayWords } from '#lib/rules/calendar/short-date';

type DueCellProps = Pick<FilingSummary, 'due_at' | 'expected' | 'holder'> & { now: string };

/** The due date; without one, the day on which the filing is expected to advance, labeled as such. */
export function DueCell({ due_at, expected, holder, now }: DueCellProps) {
  const timeZone = useTimeZone();
  if (due_at !== null && holder !== 'nobody') {
    const due = dueWords(due_at, now, timeZone);
    return (
      <time
        dateTime={due_at}
        className={due.late ? 'font-semibold text-stop' : due.soon ? 'font-semibold' : undefined}
      >
        {due.short}
      </time>
    );
  }
  if (expected !== null) {
    return (
      <span className="text-ink-2">
        <span className="sr-only">{filingWords.due.expectedBy} </span>
        <span aria-hidden="true">{filingWords.due.expected} </span>
        <time dateTime={expected.to}>{dayWords(expected.to, now)}</time>
      </span>
    );
  }
  return '—';
}
